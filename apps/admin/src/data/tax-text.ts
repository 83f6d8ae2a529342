import { formatRupees } from '@aabha/contracts/money/money-format';

/** The tax of a credit note in rupees; `state_tax` is the name of the tax in `sgst`. */
interface CreditedTax {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  state_tax: string;
}

/** Returns the taxable value and the taxes of a credit note as text: "Taxable ₹100 + IGST ₹18". */
export const taxText = ({ igst, cgst, sgst, state_tax: stateTax, taxable }: CreditedTax): string =>
  igst > 0
    ? `Taxable ${formatRupees(taxable)} + IGST ${formatRupees(igst)}`
    : `Taxable ${formatRupees(taxable)} + CGST ${formatRupees(cgst)} + ${stateTax} ${formatRupees(sgst)}`;
