import type { TextInline } from './text-content.schema';
import type { PlaceholderValue } from './text-placeholders';

export type Values = Readonly<Record<string, string | PlaceholderValue>>;
type Report = (problem: string) => void;

const TOKEN = /\{\{(\w+)\}\}|\*\*(.+?)\*\*|\[([^\][]+)\]\(([^()\s]+)\)/g;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
/** What remains of a mark that is not complete. */
const HALF_MARK = /\*\*|\{\{|\}\}|\]\(/;
const HREF = /^(?:\/(?!\/)[^\s"<>]*|#[^\s"<>]+|https:\/\/[^\s"<>]+|mailto:[^\s"<>]+|tel:[+\d]+)$/;

const textOf = (value: string | PlaceholderValue) => (typeof value === 'string' ? value : value.text);

/** Returns the text with its placeholders filled in. Reports names that do not exist. */
export function fillPlaceholders(text: string, values: Values, report: Report): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) report(`there is no placeholder ${whole}`);
    return value === undefined ? '' : textOf(value);
  });
}

function tokenOf(match: RegExpMatchArray, values: Values, report: Report): TextInline {
  const [whole, name, strong, label, href = ''] = match;
  if (strong !== undefined) return { strong: fillPlaceholders(strong, values, report) };
  if (label !== undefined) {
    if (!HREF.test(href))
      report(
        `the link ${whole} must lead to a page (/contact), a section (#returns), https://, mailto: or tel:`,
      );
    return { link: fillPlaceholders(label, values, report), href };
  }
  const value = values[name ?? ''];
  if (value === undefined) report(`there is no placeholder ${whole}`);
  if (typeof value === 'object' && value.href !== undefined) return { link: value.text, href: value.href };
  return value === undefined ? '' : textOf(value);
}

/** Returns the parts with neighbouring texts joined and empty ones left out. */
function joinTexts(parts: readonly TextInline[]): TextInline[] {
  const joined: TextInline[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else if (part !== '') joined.push(part);
  }
  return joined;
}

/** Returns the parts of a sentence: emphasis, links and placeholders (docs/spec/settings.md#format-of-a-text). */
export function parseInline(text: string, values: Values, report: Report): TextInline[] {
  const parts: TextInline[] = [];
  let end = 0;
  const addText = (plain: string) => {
    const half = HALF_MARK.exec(plain);
    if (half) report(`“${half[0]}” has no counterpart`);
    parts.push(plain);
  };
  for (const match of text.matchAll(TOKEN)) {
    addText(text.slice(end, match.index));
    parts.push(tokenOf(match, values, report));
    end = match.index + match[0].length;
  }
  addText(text.slice(end));
  return joinTexts(parts);
}
