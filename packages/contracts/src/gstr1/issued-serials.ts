import type { DocumentKind } from '../books/books.values';
import type { SerialRange } from './issued-documents';
import type { ReturnDocument } from './return-document';

const FIRST_BYTES = 1024;

/** The serials of one series as bits: those of a million documents take 125 KB. */
class SerialSet {
  #bits = new Uint8Array(FIRST_BYTES);

  add(serial: number): void {
    const byte = serial >> 3;
    if (byte >= this.#bits.length) {
      const larger = new Uint8Array(Math.max(byte + 1, this.#bits.length * 2));
      larger.set(this.#bits);
      this.#bits = larger;
    }
    this.#bits[byte] = (this.#bits[byte] ?? 0) | (1 << (serial & 7));
  }

  #has(serial: number): boolean {
    return ((this.#bits[serial >> 3] ?? 0) & (1 << (serial & 7))) !== 0;
  }

  /** Returns the first and last serial of each run without a gap. */
  runs(): { first: number; last: number }[] {
    const runs: { first: number; last: number }[] = [];
    const end = this.#bits.length * 8;
    for (let serial = 0; serial < end; serial += 1) {
      if (!this.#has(serial)) continue;
      const first = serial;
      while (serial + 1 < end && this.#has(serial + 1)) serial += 1;
      runs.push({ first, last: serial });
    }
    return runs;
  }
}

interface Series {
  kind: DocumentKind;
  financialYear: string;
  serials: SerialSet;
}

/** Collects which numbers a return has, in any order. */
export class IssuedSerials {
  readonly #series = new Map<string, Series>();

  /** Adds the number of a document. */
  add({ kind, financialYear, serial }: Pick<ReturnDocument, 'kind' | 'financialYear' | 'serial'>): void {
    const key = `${kind} ${financialYear}`;
    const series = this.#series.get(key) ?? { kind, financialYear, serials: new SerialSet() };
    this.#series.set(key, series);
    series.serials.add(serial);
  }

  /** Returns the consecutive serials of each series: invoices first, then by financial year. */
  ranges(): SerialRange[] {
    return [...this.#series.values()]
      .toSorted(
        (one, other) =>
          other.kind.localeCompare(one.kind) || one.financialYear.localeCompare(other.financialYear),
      )
      .flatMap(({ kind, financialYear, serials }) =>
        serials.runs().map((run) => ({ kind, financialYear, ...run })),
      );
  }
}
