import { basisPoints, paiseFromRupees } from '@aabha/contracts/money/money';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { Tx } from '../client';
import { bankOffers } from '../schema/bank-offers';
import { DEMO_BANK_OFFERS } from './data/demo-bank-offers';

const DAY_MS = 86_400_000;
const DAYS_IN_FORCE = 90;

const paiseOrNull = (rupees: number | undefined) => (rupees === undefined ? null : paiseFromRupees(rupees));

/** Inserts the demo's bank offers, in force from the day of loading for 90 days. */
export async function insertBankOffers(tx: Tx, now: Date): Promise<void> {
  const today = indiaDay(now);
  const rows = DEMO_BANK_OFFERS.map(({ bank, method, benefit, percent, ...offer }) => ({
    ...{ bank, method, benefit, offerId: offer.offer ?? null, usageNote: offer.usageNote },
    percentBasisPoints: percent === undefined ? null : basisPoints(percent),
    ...{ amountPaise: paiseOrNull(offer.rupees), maxPaise: paiseOrNull(offer.maxRupees) },
    ...{ minPaise: paiseFromRupees(offer.minRupees), termsUrl: offer.termsUrl },
    ...{
      validFrom: today,
      validTo: indiaDay(new Date(now.getTime() + DAYS_IN_FORCE * DAY_MS)),
      checkedOn: today,
    },
  }));
  await tx.insert(bankOffers).values(rows);
}
