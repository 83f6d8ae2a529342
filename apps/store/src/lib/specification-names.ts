import { LANGUAGE } from '@aabha/messages/language';
import * as texts from '@aabha/messages/specification-values';
import type { ApiOutputs } from './trpc';

type Known = ApiOutputs['specifications']['known'];
type Term = Known['terms'][number];

/** A specification of a television in the words of the dictionary. */
export interface NamedSpecification {
  termId: string;
  /** In the language of the page. */
  name: string;
  group: string;
  position: number;
  better: Term['better'];
  text: string;
  /** What values are compared by; null where they cannot be ranked. */
  amount: number | null;
}

export interface SpecificationNames {
  /** Returns a specification of a television by the name that the television has it under; undefined for an unknown one. */
  find(productId: string, key: string): NamedSpecification | undefined;
  /** Returns the heading of a group, in the language of the page where the dictionary has it. */
  groupName(title: string): string;
}

const inLanguage = (english: string, hindi: string) => (LANGUAGE === 'hi' && hindi) || english;

/** A note in brackets needs no comma. */
const noted = (text: string, note: string) =>
  note === '' ? text : text + (note.startsWith('(') ? ' ' : ', ') + note;

function valueText({ is_yes: isYes, note, text }: Known['specifications'][number]): string {
  return isYes === null ? text : noted(isYes ? texts.yes : texts.no, note);
}

const fold = (title: string) => title.trim().toLowerCase();

/** Returns the specifications that the dictionary knows, to look up; of a missing response none. */
export function specificationNames(known: Known | undefined): SpecificationNames {
  const terms = new Map((known?.terms ?? []).map((term) => [term._id, term]));
  const groups = new Map(
    [...terms.values()].map(({ group, group_hi: hindi }) => [fold(group), inLanguage(group, hindi)]),
  );
  const found = new Map<string, NamedSpecification>();
  for (const one of known?.specifications ?? []) {
    const term = terms.get(one.term);
    if (!term) continue;
    found.set(`${one.product} ${one.key}`, {
      termId: term._id,
      name: inLanguage(term.name, term.name_hi),
      group: inLanguage(term.group, term.group_hi),
      position: term.position,
      better: term.better,
      text: valueText(one),
      amount: one.amount,
    });
  }
  return {
    find: (productId, key) => found.get(`${productId} ${key}`),
    groupName: (title) => groups.get(fold(title)) ?? title,
  };
}
