import { counted } from '@aabha/contracts/counts/counts';
import type { MeasuredChoice } from '../release-measurements';
import { isPaidExtra } from './basket-sneaking';
import { isAboutConsent } from './is-about-consent';
import { describePages, hasNoPage, readablePages } from './readable-pages';
import type { Finding, Rule } from './rule.types';

const LEAST_RATIO = 0.9;

function unequal({ where, accept, refuse, sizeRatio, contrastRatio }: MeasuredChoice): Finding[] {
  const worst = Math.min(sizeRatio, contrastRatio);
  if (worst >= LEAST_RATIO) return [];
  const what = sizeRatio < contrastRatio ? 'size' : 'contrast';
  const text = `“${refuse}” and “${accept}” of “${where}” differ in ${what}: ${worst.toFixed(2)}.`;
  return [{ key: `pair:${where}`, text, path: '' }];
}

/** Judges paired buttons by what was measured with the release, and choices about consent by the pages. */
export const interfaceInterference: Rule = (observations) => {
  const { choices } = observations.release;
  const worst = Math.min(...choices.flatMap(({ sizeRatio, contrastRatio }) => [sizeRatio, contrastRatio]));
  const preselected = readablePages(observations).flatMap(({ path, choices: shown }) =>
    shown
      .filter((one) => one.isSelected && isAboutConsent(one.label) && !isPaidExtra(one))
      .map(({ label }) => ({ key: `consent:${path}:${label}`, text: `“${label}” is preselected.`, path })),
  );
  return {
    evidence: `${counted(choices.length, 'pair')} of buttons measured when the release was tested, the least ratio ${worst.toFixed(2)}; ${describePages(observations)}`,
    isUnchecked: hasNoPage(observations),
    findings: [...choices.flatMap(unequal), ...preselected],
  };
};
