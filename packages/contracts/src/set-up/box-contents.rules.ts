import { BOX_PARTS, type BoxPart } from './set-up.values';

interface BoxItem {
  /** Null for what has no name in every language. */
  part: BoxPart | null;
  /** As the specification states it. */
  text: string;
}

const PATTERNS: Readonly<Record<BoxPart, RegExp>> = {
  television: /^(1\s*[x×]?\s*)?(television|tv|tv set|led tv)(\s*\(.*\)|\s*unit)?$/i,
  'wall-bracket': /\bwall[\s-]*(bracket|mount|mounting)/i,
  stand: /^((table\s*)?(top\s*)?stands?|base stand|feet|legs)\b/i,
  remote: /^(voice |bluetooth |smart )?remote( control)?$/i,
  batteries: /\bbatter(y|ies)\b|\bAAA?\b/,
  'power-cord': /\b(power|mains) (cord|cable)\b/i,
  manual: /\b(manual|user guide|quick guide|quick start guide)\b/i,
  'warranty-card': /\bwarranty card\b/i,
  screws: /^(set of )?(stand )?screws?\b/i,
};

/** Commas and semicolons that stand in no brackets. */
const SEPARATOR = /[,;](?![^(]*\))/;
const MOST_ITEMS = 30;

/** Returns what a specification says is in the box, item by item, each once; none where it says nothing. */
export function boxContents(value: string | undefined): BoxItem[] {
  const texts = (value ?? '')
    .split(SEPARATOR)
    .map((text) =>
      text
        .trim()
        .replace(/^(and|&)\s+/i, '')
        .replace(/\.$/, ''),
    )
    .filter((text) => text !== '');
  return [...new Set(texts)].slice(0, MOST_ITEMS).map((text) => ({
    part: BOX_PARTS.find((part) => PATTERNS[part].test(text)) ?? null,
    text,
  }));
}
