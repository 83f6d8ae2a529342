import { counted } from '@aabha/contracts/counts/counts';
import { describePages, hasNoPage, readablePages } from './readable-pages';
import { isAboutConsent } from './is-about-consent';
import { readingGrade } from './reading-grade';
import type { Rule } from './rule.types';

const MOST_GRADE = 10;
/** Shorter labels have no grade. */
const LEAST_WORDS = 6;
const NEGATION =
  /\b(?:not|no|never|nor|neither|cannot|without|un(?:tick|check|select|subscribe)|deselect|decline|refuse|disable|opt out|stop)\b|n['’]t\b/gi;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+|\n/).filter((sentence) => sentence.trim() !== '');

/** Returns why a text of a choice is hard to understand; undefined where it is not. Names of televisions have no grade. */
function trickOf(text: string): string | undefined {
  const double = sentencesOf(text).find((sentence) => (sentence.match(NEGATION) ?? []).length > 1);
  if (double !== undefined) return `Double negative: “${double.slice(0, 160)}”`;
  if (!isAboutConsent(text)) return undefined;
  const long = sentencesOf(text).find(
    (sentence) => sentence.split(/\s+/).length >= LEAST_WORDS && readingGrade(sentence) > MOST_GRADE,
  );
  return long === undefined ? undefined : `Hard to read: “${long.slice(0, 160)}”`;
}

/** Judges the words of questions about consent. */
export const trickWording: Rule = (observations) => {
  const onPages = readablePages(observations).flatMap(({ path, consentTexts }) =>
    [...new Set(consentTexts)].filter((text) => text.includes(' ')).map((text) => ({ path, text })),
  );
  const inDialogs = observations.release.choices.map(({ question }) => ({ path: '', text: question }));
  const all = [...onPages, ...inDialogs];
  return {
    evidence: `${counted(all.length, 'text')}; ${describePages(observations)}`,
    isUnchecked: hasNoPage(observations),
    findings: all.flatMap(({ path, text }) => {
      const trick = trickOf(text);
      return trick === undefined ? [] : [{ key: `words:${path}:${text}`, text: trick, path }];
    }),
  };
};
