const PAGE = '/Type /Page\n';
const END = '%%EOF';

/** Counts the pages of a PDF while it is downloaded. */
export class PdfPageCount {
  #pages = 0;
  #rest = '';
  readonly #decoder = new TextDecoder('latin1');

  /** Processes the next bytes. What two parts share is found too. */
  add(bytes: Uint8Array): void {
    const text = this.#rest + this.#decoder.decode(bytes, { stream: true });
    this.#pages += text.split(PAGE).length - 1;
    const whole = text.lastIndexOf(PAGE);
    const after = whole < 0 ? 0 : whole + PAGE.length;
    this.#rest = text.slice(Math.max(after, text.length - PAGE.length + 1));
  }

  get pages(): number {
    return this.#pages;
  }

  /** Whether the file came to its end. */
  get isWhole(): boolean {
    return this.#rest.trimEnd().endsWith(END);
  }
}
