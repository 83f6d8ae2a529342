import { counted } from '@aabha/contracts/counts/counts';
import { findingsOf } from './findings-of';
import { describePages, readablePages } from './readable-pages';
import type { Rule } from './rule.types';

const RENEWS =
  /\bauto-?(?:renew|pay|debit)|renews automatically|free trial|per month, billed|recurring (?:payment|charge)/i;

/** Judges whether anything is charged again by itself. */
export const saasBilling: Rule = (observations) => {
  const { data } = observations;
  return {
    evidence: `${counted(data.providerEvents, 'event')} of the payment provider; ${describePages(observations)}`,
    findings: [
      ...findingsOf('event', data.recurringCharges),
      ...readablePages(observations).flatMap(({ path, text }) => {
        const [said] = RENEWS.exec(text) ?? [];
        return said === undefined ? [] : [{ key: `renews:${path}`, text: `The page says “${said}”.`, path }];
      }),
    ],
  };
};
