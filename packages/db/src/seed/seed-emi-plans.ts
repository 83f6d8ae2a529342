import { basisPoints, paiseFromRupees } from '@aabha/contracts/money/money';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { Tx } from '../client';
import { emiPlans } from '../schema/emi';
import { DEMO_LENDERS } from './data/demo-lenders';

const DAY_MS = 86_400_000;

/** Inserts the demo's EMI plans, in force from the day of loading for a year. */
export async function insertEmiPlans(tx: Tx, now: Date): Promise<void> {
  const inDays = (days: number) => indiaDay(new Date(now.getTime() + days * DAY_MS));
  const rows = DEMO_LENDERS.flatMap(
    ({ bank, kind, rate, feeRupees, minRupees, months, noCost, termsUrl }) => {
      const terms = {
        ...{ bank, kind, termsUrl, rateBasisPoints: basisPoints(rate) },
        processingFeePaise: paiseFromRupees(feeRupees),
        ...{ validFrom: inDays(0), validTo: inDays(365), checkedOn: inDays(0) },
      };
      const ordinary = months.map((month) => ({
        ...{ ...terms, months: month, isNoCost: false, minPaise: paiseFromRupees(minRupees) },
      }));
      const subsidised = (noCost?.months ?? []).map((month) => ({
        ...{ ...terms, months: month, isNoCost: true, minPaise: paiseFromRupees(noCost?.minRupees ?? 0) },
        offerId: `${noCost?.offer}${month}m${basisPoints(rate)}`,
      }));
      return [...ordinary, ...subsidised];
    },
  );
  await tx.insert(emiPlans).values(rows);
}
