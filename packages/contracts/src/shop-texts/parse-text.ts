import { parseInline, type Values } from './parse-inline';
import type { TextBlock, TextContentSection } from './text-content.schema';
import { TEXT_CONDITIONS, type TextConditions } from './text-placeholders';

interface ParsedText {
  sections: TextContentSection[];
  /** What is wrong, each with its line. */
  problems: string[];
}

const CONDITION = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;
const SECTION = /^## +(.+?)(?: +\{#([a-z0-9-]+)\})?$/;
const SUB_HEADING = /^### +(.+)$/;
const ITEM = /^(-|\d+\.) +(.+)$/;
const HTML = /<\/?[a-z!][^>]*>?/i;

/** Returns the text without the parts whose condition does not hold; lines keep their numbers. */
function applyConditions(body: string, conditions: TextConditions): string {
  return body.replaceAll(CONDITION, (whole, sign: string, name: string, inner: string) => {
    const condition = TEXT_CONDITIONS.find((known) => known === name);
    if (condition === undefined) return whole;
    return conditions[condition] === (sign === '#') ? inner : inner.replaceAll(/[^\n]/g, '');
  });
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

class TextParser {
  readonly sections: TextContentSection[] = [];
  readonly problems: string[] = [];
  private line = 0;
  /** Whether the next line continues the block before. */
  private isOpen = false;

  constructor(
    private readonly values: Values,
    private readonly address: readonly string[],
  ) {}

  private readonly report = (problem: string) => {
    this.problems.push(`Line ${this.line}: ${problem}.`);
  };

  private inline(text: string) {
    return parseInline(text, this.values, this.report);
  }

  private add(block: TextBlock): void {
    const section = this.sections.at(-1);
    if (section) section.blocks.push(block);
    else this.report('a text begins with a section, such as “## Who we are”');
  }

  private startSection(title: string, named: string | undefined): void {
    const id = named ?? (slugOf(title) || `section-${this.sections.length + 1}`);
    if (this.sections.some((section) => section.id === id)) this.report(`there are two sections #${id}`);
    const [text] = this.inline(title);
    if (typeof text !== 'string' || this.inline(title).length > 1)
      this.report('a title has no links and no emphasis');
    this.sections.push({ id, title: typeof text === 'string' ? text : '', blocks: [] });
  }

  private addItem(isOrdered: boolean, text: string): void {
    const last = this.sections.at(-1)?.blocks.at(-1);
    const content = this.inline(text);
    if (this.isOpen && last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(content);
    else this.add({ kind: 'list', isOrdered, items: [content] });
  }

  private addParagraph(text: string): void {
    if (text === '{{postalAddress}}') return this.add({ kind: 'address', lines: [...this.address] });
    if (text === '{{analyticsChoice}}') return this.add({ kind: 'analyticsChoice' });
    const last = this.sections.at(-1)?.blocks.at(-1);
    if (this.isOpen && last?.kind === 'paragraph')
      last.content = [...last.content, ' ', ...this.inline(text)];
    else this.add({ kind: 'paragraph', content: this.inline(text) });
  }

  read(lineNumber: number, text: string): void {
    this.line = lineNumber;
    const html = HTML.exec(text);
    if (html) this.report(`HTML such as ${html[0]} is not allowed`);
    const [, title, id] = SECTION.exec(text) ?? [];
    const [, heading] = SUB_HEADING.exec(text) ?? [];
    const [, mark, item] = ITEM.exec(text) ?? [];
    if (text === '') this.isOpen = false;
    else if (title !== undefined) this.startSection(title, id);
    else if (heading !== undefined) this.add({ kind: 'heading', content: this.inline(heading) });
    else if (text.startsWith('#')) this.report('headings begin with ## or ###');
    else if (item !== undefined) this.addItem(mark !== '-', item);
    else this.addParagraph(text);
    this.isOpen = text !== '' && title === undefined && heading === undefined;
  }
}

/** What a text is filled with. */
interface TextFilling {
  values: Values;
  /** The lines of the shop's postal address. */
  address: readonly string[];
  conditions: TextConditions;
}

/**
 * Returns the sections of a text with its placeholders filled in, and what is wrong with it
 * (docs/spec/settings.md#format-of-a-text).
 */
export function parseText(body: string, { values, address, conditions }: TextFilling): ParsedText {
  const parser = new TextParser(values, address);
  const lines = applyConditions(body.replaceAll('\r\n', '\n'), conditions).split('\n');
  for (const [index, line] of lines.entries()) parser.read(index + 1, line.trim());
  const { sections, problems } = parser;
  const empty = sections.filter(({ blocks }) => blocks.length === 0);
  return {
    sections,
    problems: [
      ...problems,
      ...empty.map(({ title }) => `The section “${title}” has no text.`),
      ...(sections.length === 0 && problems.length === 0 ? ['A text has at least one section.'] : []),
    ],
  };
}
