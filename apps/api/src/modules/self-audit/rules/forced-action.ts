import type { PageObservation } from '../observations.types';
import { describePages, productIdOf } from './readable-pages';
import type { Finding, Rule } from './rule.types';

/** Pages that everybody may read without an account. */
const isOpenPage = ({ path }: PageObservation): boolean =>
  path === '/' || path === '/televisions' || path.startsWith('/compare?') || productIdOf(path) !== undefined;

function barriersOf({
  path,
  redirect,
  status,
  interruptions,
  text,
  priceRupees,
}: PageObservation): Finding[] {
  const finding = (what: string): Finding[] => [{ key: `barrier:${path}`, text: what, path }];
  if (redirect) return finding(`A visitor is sent to ${redirect}.`);
  if (status === 401 || status === 403) return finding('A visitor is refused.');
  if (status !== 200) return [];
  if (interruptions.some((one) => one.startsWith('A dialog')))
    return finding('A dialog stands before the page.');
  if (productIdOf(path) !== undefined && priceRupees === undefined)
    return finding('A visitor sees no price.');
  if (path.startsWith('/compare?') && !text.includes('₹')) return finding('A visitor cannot compare prices.');
  return [];
}

/** Judges whether a visitor without account and cookies can look, compare and see what it costs. */
export const forcedAction: Rule = (observations) => {
  const open = observations.pages.filter(isOpenPage);
  return {
    evidence: `${describePages(observations)}, read without account and cookies`,
    isUnchecked: open.every(({ status }) => status === 0 || status >= 500),
    findings: open.flatMap(barriersOf),
  };
};
