const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Counts the lines of a CSV file while it is downloaded. A line end within quotes belongs to a cell. */
export class CsvRowCount {
  #lines = 0;
  #isQuoted = false;
  #endsLine = true;

  /**
   * Processes the next bytes. In UTF-8, the bytes of quotes and line ends are never part of other characters.
   */
  add(bytes: Uint8Array): void {
    for (const byte of bytes)
      if (byte === QUOTE) this.#isQuoted = !this.#isQuoted;
      else if (byte === LINE_FEED && !this.#isQuoted) this.#lines += 1;
    if (bytes.length > 0) this.#endsLine = bytes.at(-1) === LINE_FEED && !this.#isQuoted;
  }

  /** Complete rows without the header. */
  get rows(): number {
    return Math.max(0, this.#lines - 1);
  }

  /** Whether the file has a header and this many rows, and ends with the last of them. */
  isWhole(rowCount: number): boolean {
    return this.#lines === rowCount + 1 && this.#endsLine;
  }
}
