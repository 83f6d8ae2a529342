const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Counts the lines of a CSV file while its bytes come in. A line end within quotes belongs to a cell. */
export class CsvRowCount {
  #lines = 0;
  #isQuoted = false;
  #endsLine = true;

  /** Takes the next bytes. In UTF-8, the bytes of a quote and of a line end stand for nothing else. */
  add(bytes: Uint8Array): void {
    for (const byte of bytes)
      if (byte === QUOTE) this.#isQuoted = !this.#isQuoted;
      else if (byte === LINE_FEED && !this.#isQuoted) this.#lines += 1;
    if (bytes.length > 0) this.#endsLine = bytes.at(-1) === LINE_FEED && !this.#isQuoted;
  }

  /** Rows that came whole, without the header. */
  get rows(): number {
    return Math.max(0, this.#lines - 1);
  }

  /** Whether the file is a header and so many rows, and ends with the last of them. */
  isWhole(rowCount: number): boolean {
    return this.#lines === rowCount + 1 && this.#endsLine;
  }
}
