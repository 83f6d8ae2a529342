import { formatRupees } from '@aabha/contracts/money/money-format';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import type { FoundDiscrepancy } from '@aabha/contracts/reconciliation/reconciliation.rules';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { OpenLine, UnevenSettlement, UnsettledCapture } from './settlement-findings.queries';

const NONE = {
  ...{ paymentId: null, orderId: null, refundId: null, providerOrderId: null, providerPaymentId: null },
  aboutAt: null,
};
const rupees = (amount: number) => formatRupees(rupeesFromPaise(amount));

function ofLine(line: OpenLine): FoundDiscrepancy {
  const { settlementId, utr, kind, providerId, amountPaise, oursPaise, paymentId, orderId } = line;
  const where = `settlement ${utr || settlementId}`;
  return {
    ...NONE,
    ...{ paymentId, orderId, amountPaise, subject: `${settlementId} ${providerId}` },
    providerPaymentId: kind === 'payment' ? providerId : null,
    ...(oursPaise === null
      ? { kind: 'settlement-line-unknown', detail: `The shop has no such ${kind}; it is in ${where}.` }
      : {
          kind: 'settlement-line-differs',
          detail: `${rupees(amountPaise)} in ${where}, ${rupees(oursPaise)} in the shop.`,
        }),
  };
}

const ofSettlement = ({ providerId, utr, netPaise, linesPaise }: UnevenSettlement): FoundDiscrepancy => ({
  ...NONE,
  ...{ kind: 'settlement-differs', subject: providerId, amountPaise: netPaise },
  detail: `${rupees(netPaise)} was transferred (UTR ${utr || 'unknown'}), and the lines add up to ${rupees(linesPaise)}.`,
});

const ofCapture = (capture: UnsettledCapture): FoundDiscrepancy => ({
  ...NONE,
  ...{ paymentId: capture.paymentId, orderId: capture.orderId, amountPaise: capture.amountPaise },
  ...{ kind: 'capture-unsettled', subject: capture.providerPaymentId, aboutAt: capture.createdAt },
  providerPaymentId: capture.providerPaymentId,
  detail: `Paid on ${indiaDay(new Date(capture.createdAt))}, and in no settlement since.`,
});

/** Returns the discrepancies of what a reading found, each once (docs/spec/settlements.md#discrepancies). */
export function findSettlementDiscrepancies(found: {
  lines: readonly OpenLine[];
  settlements: readonly UnevenSettlement[];
  captures: readonly UnsettledCapture[];
}): FoundDiscrepancy[] {
  return [
    ...found.lines.map(ofLine),
    ...found.settlements.map(ofSettlement),
    ...found.captures.map(ofCapture),
  ];
}
