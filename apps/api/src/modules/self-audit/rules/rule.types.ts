import type { Observations } from '../observations.types';

/** Something that breaks a rule. The key is the same when it is seen again. */
export interface Finding {
  key: string;
  text: string;
  /** The page of the shop that shows it; empty for none. */
  path: string;
}

/** What a rule says of the observations. */
export interface Judgement {
  /** What was looked at. */
  evidence: string;
  findings: Finding[];
  /** Whether what the rule needs could not be read. */
  isUnchecked?: boolean;
}

export type Rule = (observations: Observations) => Judgement;
