import { PATTERN_TEXTS } from '@aabha/contracts/self-audit/pattern-texts';
import type { DarkPattern } from '@aabha/contracts/self-audit/self-audit.values';

/* The page of what the shop promises about each dark pattern. */

export const title = 'Our promises';
export const description =
  'What we promise about each of the 13 dark patterns, and what our last self-audit found: true stock, no hidden costs, nothing preselected, a plain No.';
export const intro =
  'The Government of India has named 13 dark patterns: tricks of online shops. We use none of them, and a program checks our own pages and data every week.';
export const kept = 'Kept';
export const weAreMendingThis = 'We are mending this';
export const notChecked = 'Not checked';
export const notRunYet = 'Our first check has not run yet. Its date and result will stand here.';
export const allKept = (promises: number) => `All ${promises} promises were kept.`;
export const someKept = (promisesKept: number, promises: number) =>
  `${promisesKept} of ${promises} promises were kept.`;
/** Returns the name of a dark pattern and what shoppers are promised about it. */
export const promiseAbout = (pattern: DarkPattern): { title: string; promise: string } =>
  PATTERN_TEXTS[pattern];
