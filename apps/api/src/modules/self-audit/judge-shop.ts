import { DARK_PATTERNS, type DarkPattern } from '@aabha/contracts/self-audit/self-audit.values';
import type { PatternResult } from '@aabha/contracts/self-audit/self-audit.schema';
import type { Observations } from './observations.types';
import { DARK_PATTERN_RULES } from './rules/dark-pattern-rules';
import type { Judgement } from './rules/rule.types';

/** Findings beyond these are counted only. */
const MOST_FINDINGS = 20;

export type Judgements = Readonly<Record<DarkPattern, Judgement>>;

/** Returns what each rule says of the observations. */
export const judgeShop = (observations: Observations): Judgements =>
  Object.fromEntries(
    DARK_PATTERNS.map((pattern) => [pattern, DARK_PATTERN_RULES[pattern](observations)]),
  ) as Judgements;

/** Returns whether any rule found something. */
export const hasFindings = (judgements: Judgements): boolean =>
  Object.values(judgements).some(({ findings }) => findings.length > 0);

/** Returns the judgements of the second look with those findings that the first one had as well. */
export const confirmedBy = (first: Judgements, second: Judgements): Judgements =>
  Object.fromEntries(
    DARK_PATTERNS.map((pattern) => {
      const known = new Set(first[pattern].findings.map(({ key }) => key));
      const findings = second[pattern].findings.filter(({ key }) => known.has(key));
      return [pattern, { ...second[pattern], findings }];
    }),
  ) as Judgements;

/** Returns the results that are stored. What was found stays found, also where not everything could be read. */
export const resultsOf = (judgements: Judgements): PatternResult[] =>
  DARK_PATTERNS.map((pattern) => {
    const { evidence, findings, isUnchecked = false } = judgements[pattern];
    const clean = isUnchecked ? 'unchecked' : 'passed';
    return {
      pattern,
      result: findings.length > 0 ? 'found' : clean,
      evidence,
      findings: findings.slice(0, MOST_FINDINGS).map(({ text, path }) => ({ text, path })),
      finding_count: findings.length,
    };
  });
