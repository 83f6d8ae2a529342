import type { DocumentKind } from '../books/books.values';
import { GSTR1_SECTIONS, type Gstr1Section } from './gstr1.values';
import { HsnSummary, type HsnDigits } from './hsn-summary';
import { IssuedSerials } from './issued-serials';
import { addAmounts, NO_AMOUNTS, type ReturnDocument, type TaxAmounts } from './return-document';
import { sectionOf } from './section-of';
import { SmallSales } from './small-sales';

/** The documents of a section: how many, and their sums in paise, credit notes subtracted in B2CS. */
interface SectionSum {
  documents: number;
  valuePaise: number;
  amounts: TaxAmounts;
}

const NOTHING: SectionSum = { documents: 0, valuePaise: 0, amounts: NO_AMOUNTS };

/** The sign of a document in the sum of its section. */
const signIn = (section: Gstr1Section, kind: DocumentKind) =>
  section === 'b2cs' && kind === 'credit-note' ? -1 : 1;

const amountsOf = ({ lines }: ReturnDocument) =>
  lines.reduce<TaxAmounts>((sum, line) => addAmounts(sum, line), NO_AMOUNTS);

/** Adds up the documents of a period, in memory that does not grow with their number but for a bit of each serial. */
export class Gstr1Summary {
  readonly smallSales = new SmallSales();
  readonly serials = new IssuedSerials();
  readonly hsn: { readonly b2b: HsnSummary; readonly b2c: HsnSummary };
  readonly #sections = new Map<Gstr1Section, SectionSum>();

  constructor(digits: HsnDigits) {
    this.hsn = { b2b: new HsnSummary(digits), b2c: new HsnSummary(digits) };
  }

  /** Adds a document. Returns its section. */
  add(document: ReturnDocument): Gstr1Section {
    const section = sectionOf(document);
    const sum = this.section(section);
    const sign = signIn(section, document.kind);
    this.#sections.set(section, {
      documents: sum.documents + 1,
      valuePaise: sum.valuePaise + sign * document.valuePaise,
      amounts: addAmounts(sum.amounts, amountsOf(document), sign),
    });
    if (section === 'b2cs') this.smallSales.add(document);
    this.serials.add(document);
    this.hsn[document.buyerGstin === '' ? 'b2c' : 'b2b'].add(document);
    return section;
  }

  /** Returns the sums of a section. */
  section(section: Gstr1Section): SectionSum {
    return this.#sections.get(section) ?? NOTHING;
  }

  /** The number of documents. */
  get documents(): number {
    return GSTR1_SECTIONS.reduce((total, section) => total + this.section(section).documents, 0);
  }
}
