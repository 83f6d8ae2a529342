import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import {
  postingsOfCapture,
  postingsOfCreditNote,
  postingsOfRefund,
  postingsOfSale,
  postingsOfSettlementLine,
} from './ledger-postings.rules';
import { orderStatement, orderSums } from './order-statement.rules';

const document = (taxablePaise: number, igstPaise: number) => ({
  ...{ taxablePaise: paise(taxablePaise), igstPaise: paise(igstPaise), cgstPaise: paise(0) },
  ...{ sgstPaise: paise(0), roundOffPaise: paise(0) },
});
const amount = fc.integer({ min: 100, max: 10_000_000 });

describe('the statement of an order', () => {
  it('explains its balance: captured less refunded less fees remains, settled or with the provider', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.nat(1000),
        fc.boolean(),
        (taxable, tax, part, fee, isSettled) => {
          const total = taxable + tax;
          const back = Math.min(part, taxable);
          const transactions = [
            { kind: 'sale' as const, postings: postingsOfSale(document(taxable, tax), false) },
            { kind: 'capture' as const, postings: postingsOfCapture(paise(total), true) },
            { kind: 'credit-note' as const, postings: postingsOfCreditNote(document(back, 0), false) },
            { kind: 'refund' as const, postings: postingsOfRefund(paise(back)) },
            ...(isSettled
              ? [
                  {
                    kind: 'settlement-line' as const,
                    postings: postingsOfSettlementLine({
                      ...{ kind: 'payment', amountPaise: paise(total), oursPaise: paise(total) },
                      ...{ feePaise: paise(fee), taxPaise: paise(0), netPaise: paise(total - fee) },
                    }),
                  },
                ]
              : []),
          ];
          const sums = orderSums(transactions);
          const lines = orderStatement(transactions);
          expect(sums).toMatchObject({
            chargedPaise: total - back,
            capturedPaise: total,
            refundedPaise: back,
          });
          expect(sums.capturedPaise - sums.refundedPaise - sums.feesPaise).toBe(sums.remainsPaise);
          expect(sums.atProviderPaise + sums.settledPaise).toBe(sums.remainsPaise);
          expect(sums.customerOwesPaise).toBe(0);
          expect(lines.at(-1)?.balancePaise).toBe(sums.remainsPaise);
          expect(lines.reduce((sum, { receivedPaise }) => sum + receivedPaise, 0)).toBe(sums.remainsPaise);
          expect(sums.feesPaise).toBe(isSettled ? fee : 0);
        },
      ),
    );
  });

  it('says what the shop owes after a credit note whose refund is not sent', () => {
    const sold = document(1000, 180);
    const sums = orderSums([
      { kind: 'sale', postings: postingsOfSale(sold, false) },
      { kind: 'capture', postings: postingsOfCapture(paise(1180), true) },
      { kind: 'credit-note', postings: postingsOfCreditNote(sold, false) },
    ]);
    expect([sums.customerOwesPaise, sums.remainsPaise]).toEqual([-1180, 1180]);
  });

  it('is empty of an order that is not posted yet', () => {
    expect(orderStatement([])).toEqual([]);
    expect(orderSums([])).toMatchObject({ chargedPaise: 0, remainsPaise: 0, customerOwesPaise: 0 });
  });
});
