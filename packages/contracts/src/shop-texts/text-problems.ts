import { fillPlaceholders, type Values } from './parse-inline';
import { parseText } from './parse-text';
import { PLACEHOLDERS, TEXT_CONDITIONS } from './text-placeholders';

const NAMED: Values = Object.fromEntries(PLACEHOLDERS.map((name) => [name, name]));

/** Returns what is wrong with the body of a text, whichever of its conditional parts are shown; each problem once. */
export function bodyProblems(body: string): string[] {
  const problems = [true, false].flatMap((isShown) => {
    const [googleAnalytics, picturesAreDrawings] = TEXT_CONDITIONS.map(() => isShown) as [boolean, boolean];
    const conditions = { googleAnalytics, picturesAreDrawings };
    return parseText(body, { values: NAMED, address: [], conditions }).problems;
  });
  return [...new Set(problems)];
}

/** Returns what is wrong with a text of one line, which may have placeholders and nothing else. */
export function lineProblems(text: string): string[] {
  const problems: string[] = [];
  const filled = fillPlaceholders(text, NAMED, (problem) => problems.push(`There${problem.slice(5)}.`));
  if (/[{}]{2}|<\/?[a-z!]/i.test(filled)) problems.push('Please use plain text and placeholders only.');
  return problems;
}
