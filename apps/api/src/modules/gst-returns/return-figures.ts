import { GSTR1_SECTIONS } from '@aabha/contracts/gstr1/gstr1.values';
import type { Gstr1Figures } from '@aabha/contracts/gstr1/gstr1.schema';
import type { Gstr1Summary } from '@aabha/contracts/gstr1/gstr1-summary';
import { documentsIn, rangeNumbers } from '@aabha/contracts/gstr1/issued-documents';
import type { TaxAmounts } from '@aabha/contracts/gstr1/return-document';
import { paise } from '@aabha/contracts/money/money';

const amountsOut = ({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: TaxAmounts) => ({
  ...{ taxable: paise(taxablePaise), igst: paise(igstPaise) },
  ...{ cgst: paise(cgstPaise), sgst: paise(sgstPaise) },
});

/** Returns the figures of a return as its screen shows them. */
export function returnFigures(summary: Gstr1Summary): Gstr1Figures {
  return {
    sections: GSTR1_SECTIONS.map((section) => {
      const { documents, valuePaise, amounts } = summary.section(section);
      return { section, documents, value: paise(valuePaise), ...amountsOut(amounts) };
    }),
    hsn: (['b2b', 'b2c'] as const).flatMap((buyers) =>
      summary.hsn[buyers].sums().map(({ hsn, ratePercent, quantity, amounts }) => ({
        ...{ buyers, hsn, rate: ratePercent, quantity },
        ...amountsOut(amounts),
      })),
    ),
    numbers: summary.serials.ranges().map((range) => ({
      kind: range.kind,
      ...rangeNumbers(range),
      documents: documentsIn(range),
    })),
  };
}
