import { DOCUMENT_ROWS, placeCode } from './gstr1-rows';
import type { Gstr1Summary } from './gstr1-summary';
import type { Gstr1Section } from './gstr1.values';
import { issuedDocuments } from './issued-documents';
import type { ReturnDocument } from './return-document';
import { returnPeriodCode } from './return-period';

/** The sections that list documents, in the order of the file. */
const LISTED = ['b2b', 'b2cl', 'cdnr', 'cdnur'] as const;
type ListedSection = (typeof LISTED)[number];
const isListed = (section: Gstr1Section): section is ListedSection => section !== 'b2cs';

const byBuyer = ({ buyerGstin }: ReturnDocument) => ({ ctin: buyerGstin });

/** How the rows of a section are grouped: what its groups begin with, and the name of their list. */
const GROUPS = {
  b2b: { headOf: byBuyer, list: 'inv' },
  b2cl: { headOf: (document: ReturnDocument) => ({ pos: placeCode(document) }), list: 'inv' },
  cdnr: { headOf: byBuyer, list: 'nt' },
  cdnur: undefined,
} as const;

/** From this period on, table 12 is split by buyers with and without a GSTIN. */
const SPLIT_HSN_FROM = '2025-05';

/** What every return begins with. */
interface ReturnHead {
  gstin: string;
  period: string;
  /** The version of the portal's schema. */
  version: string;
}

/** Returns the lists that are not empty. */
const withoutEmpty = (lists: Record<string, readonly object[]>) =>
  Object.fromEntries(Object.entries(lists).filter(([, rows]) => rows.length > 0));

function hsnOf(period: string, { hsn }: Gstr1Summary): Record<string, readonly object[]> {
  if (period < SPLIT_HSN_FROM) return withoutEmpty({ data: hsn.b2b.with(hsn.b2c).rows() });
  return withoutEmpty({ hsn_b2b: hsn.b2b.rows(), hsn_b2c: hsn.b2c.rows() });
}

/**
 * Writes a GSTR-1 as JSON, piece by piece (docs/spec/gst-returns.md#json). The documents come by section, and within it
 * by buyer or place of supply; those of B2CS, which are only added up, may come anywhere.
 */
export class Gstr1Writer {
  readonly #period: string;
  readonly #head: ReturnHead;
  #section: ListedSection | undefined;
  #group: string | undefined;
  #isFirst = true;

  constructor(head: ReturnHead) {
    this.#head = head;
    this.#period = head.period;
  }

  /** Returns what the file begins with. */
  start(): string {
    const { gstin, version } = this.#head;
    return JSON.stringify({ gstin, fp: returnPeriodCode(this.#period), version, hash: 'hash' }).slice(0, -1);
  }

  /** Returns the text of a document; none for one that is only added up. Throws where it comes out of order. */
  add(document: ReturnDocument, section: Gstr1Section): string {
    if (!isListed(section)) return '';
    const opened = this.#openSection(section) + this.#openGroup(document, section);
    const comma = this.#isFirst ? '' : ',';
    this.#isFirst = false;
    return opened + comma + JSON.stringify(DOCUMENT_ROWS[section](document));
  }

  /** Returns the rest of the file: the sections that are added up. */
  end(summary: Gstr1Summary): string {
    const sections = {
      b2cs: summary.smallSales.rows(),
      hsn: hsnOf(this.#period, summary),
      doc_issue: withoutEmpty({ doc_det: issuedDocuments(summary.serials.ranges()) }),
    };
    const texts = Object.entries(sections)
      .filter(([, value]) => Object.keys(value).length > 0)
      .map(([name, value]) => `,"${name}":${JSON.stringify(value)}`);
    return `${this.#closeSection() + texts.join('')}}`;
  }

  #openSection(section: ListedSection): string {
    if (section === this.#section) return '';
    if (this.#section && LISTED.indexOf(section) < LISTED.indexOf(this.#section))
      throw new Error(`A document of section ${section} came after those of ${this.#section}.`);
    const closed = this.#closeSection();
    this.#section = section;
    this.#isFirst = true;
    return `${closed},"${section}":[`;
  }

  #openGroup(document: ReturnDocument, section: ListedSection): string {
    const group = GROUPS[section];
    if (!group) return '';
    const head = JSON.stringify(group.headOf(document));
    if (head === this.#group) return '';
    const closed = this.#group === undefined ? '' : ']},';
    this.#group = head;
    this.#isFirst = true;
    return `${closed + head.slice(0, -1)},"${group.list}":[`;
  }

  #closeSection(): string {
    if (!this.#section) return '';
    const closed = this.#group === undefined ? ']' : ']}]';
    this.#group = undefined;
    return closed;
  }
}
