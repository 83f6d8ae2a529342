import { counted } from '@aabha/contracts/counts/counts';
import { describePages, hasNoPage, readablePages } from './readable-pages';
import type { Rule } from './rule.types';

const REFUSES = /^(?:no|not|never|skip|decline|reject|refuse|dismiss|don['’]t|do not|maybe later|later)\b/i;
const NEUTRAL =
  /^(?:no|no,? thanks|no,? thank you|not now|skip|decline|reject(?: all)?|refuse|dismiss|later|maybe later|do not allow|don['’]t allow)\.?$/i;
/** What the person would say of themselves, or what they are told to lose. */
const SHAMES =
  /\bI(?:['’]m| am| do| don['’]t| hate| like| love| prefer|['’]d rather|['’]ll| will)\b|full price|miss out|risk|unprotected|regret|hate saving/i;

const isShaming = (text: string): boolean => SHAMES.test(text) || (REFUSES.test(text) && !NEUTRAL.test(text));

/** Judges the words of buttons that refuse. */
export const confirmShaming: Rule = (observations) => {
  const onPages = readablePages(observations).flatMap(({ path, buttons }) =>
    [...new Set(buttons)].map((text) => ({ path, text })),
  );
  const inDialogs = observations.release.choices.map(({ refuse }) => ({ path: '', text: refuse }));
  const all = [...onPages, ...inDialogs];
  return {
    evidence: `${counted(all.length, 'button')}; ${describePages(observations)}; ${counted(inDialogs.length, 'dialog')} of the release`,
    isUnchecked: hasNoPage(observations),
    findings: all
      .filter(({ text }) => isShaming(text))
      .map(({ path, text }) => ({ key: `button:${path}:${text}`, text: `A button says “${text}”.`, path })),
  };
};
