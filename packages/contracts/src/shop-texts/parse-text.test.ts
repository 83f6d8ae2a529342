import { describe, expect, it } from 'vitest';
import { parseText } from './parse-text';
import { SEEDED_TEXTS } from './seeded-texts';
import { bodyProblems } from './text-problems';
import { TEXT_NAMES } from './text-names';
import { TextValue, textValue } from './text-value';

const ALL = { googleAnalytics: true, picturesAreDrawings: true };
const NONE = { googleAnalytics: false, picturesAreDrawings: false };
const parse = (body: string, conditions = ALL) =>
  parseText(body, {
    values: { companyName: 'Deepa', phone: { text: '080 1', href: 'tel:0801' } },
    address: ['Deepa Retail LLP', 'Chennai'],
    conditions,
  });
const blocksOf = (body: string, conditions = ALL) => {
  const { sections, problems } = parse(`## One\n\n${body}`, conditions);
  expect(problems).toEqual([]);
  return sections[0]?.blocks;
};

describe('a text', () => {
  it('has sections with anchors, named or from the title', () => {
    const { sections } = parse('## Who we are {#us}\n\nWe.\n\n## Return & refund\n\nYes.\n\n## वापसी\n\nहाँ');
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['us', 'Who we are'],
      ['return-refund', 'Return & refund'],
      ['section-3', 'वापसी'],
    ]);
  });

  it.each([
    ['First line\nand second.', [{ kind: 'paragraph', content: ['First line', ' ', 'and second.'] }]],
    ['### Part', [{ kind: 'heading', content: ['Part'] }]],
    ['- a\n- b', [{ kind: 'list', isOrdered: false, items: [['a'], ['b']] }]],
    ['1. a\n2. b', [{ kind: 'list', isOrdered: true, items: [['a'], ['b']] }]],
    ['{{postalAddress}}', [{ kind: 'address', lines: ['Deepa Retail LLP', 'Chennai'] }]],
    ['{{analyticsChoice}}', [{ kind: 'analyticsChoice' }]],
    ['A **big** day.', [{ kind: 'paragraph', content: ['A ', { strong: 'big' }, ' day.'] }]],
    [
      'See [our page](/contact), {{companyName}}.',
      [{ kind: 'paragraph', content: ['See ', { link: 'our page', href: '/contact' }, ', Deepa.'] }],
    ],
    [
      'Call {{phone}}.',
      [{ kind: 'paragraph', content: ['Call ', { link: '080 1', href: 'tel:0801' }, '.'] }],
    ],
  ])('%j has its blocks', (body, blocks) => expect(blocksOf(body)).toEqual(blocks));

  it('leaves out what its condition does not allow, also whole paragraphs', () => {
    const body =
      'We set none{{#googleAnalytics}}; Google does{{/googleAnalytics}}.\n\n{{#googleAnalytics}}\nMore.\n{{/googleAnalytics}}\n\n{{^googleAnalytics}}Less.{{/googleAnalytics}}';
    expect(blocksOf(body)).toEqual([
      { kind: 'paragraph', content: ['We set none; Google does.'] },
      { kind: 'paragraph', content: ['More.'] },
    ]);
    expect(blocksOf(body, NONE)).toEqual([
      { kind: 'paragraph', content: ['We set none.'] },
      { kind: 'paragraph', content: ['Less.'] },
    ]);
  });

  it.each([
    ['', 'A text has at least one section.'],
    ['No section.', 'Line 1: a text begins with a section, such as “## Who we are”.'],
    ['## One', 'The section “One” has no text.'],
    ['## One\na\n## One\nb', 'Line 3: there are two sections #one.'],
    ['## One\n{{compnyName}}', 'Line 2: there is no placeholder {{compnyName}}.'],
    ['## One\n**{{nothing}}**', 'Line 2: there is no placeholder {{nothing}}.'],
    ['## One\n<b>x</b>', 'Line 2: HTML such as <b> is not allowed.'],
    ['## One\n<script', 'Line 2: HTML such as <script is not allowed.'],
    ['## One\n# Big', 'Line 2: headings begin with ## or ###.'],
    ['## One\na **b', 'Line 2: “**” has no counterpart.'],
    ['## One\n{{#googleAnalytics}}a', 'Line 2: “{{” has no counterpart.'],
    ['## One\n{{#weather}}a{{/weather}}', 'Line 2: “{{” has no counterpart.'],
    [
      '## One\n[x](javascript:alert)',
      'Line 2: the link [x](javascript:alert) must lead to a page (/contact), a section (#returns), https://, mailto: or tel:.',
    ],
    [
      '## One\n[x](//evil.example)',
      'Line 2: the link [x](//evil.example) must lead to a page (/contact), a section (#returns), https://, mailto: or tel:.',
    ],
    ['## [One](/)\nb', 'Line 1: a title has no links and no emphasis.'],
  ])('%j is refused with its line', (body, problem) => expect(bodyProblems(body)[0]).toBe(problem));
});

describe('the value of a text', () => {
  const [terms] = TEXT_NAMES;

  it.each(TEXT_NAMES)('%s of the release is valid', (name) => {
    expect(TextValue.parse(SEEDED_TEXTS[name])).toEqual(SEEDED_TEXTS[name]);
  });

  it.each(TEXT_NAMES)('%s has the same sections, links and facts in both languages', (name) => {
    const { body, bodyHi } = SEEDED_TEXTS[name];
    const partsOf = (text: string) =>
      [...text.matchAll(/\{#[\w-]+\}|\]\([^)]+\)|\{\{[#^/]?\w+\}\}/g)].map(([part]) => part).toSorted();
    expect(partsOf(bodyHi)).toEqual(partsOf(body));
  });

  it('is written in Hindi as a whole or not at all', () => {
    const english = textValue(SEEDED_TEXTS[terms]);
    expect(TextValue.safeParse(english).success).toBe(true);
    const { issues } = TextValue.safeParse({ ...english, titleHi: 'शर्तें' }).error ?? {};
    expect(issues?.map(({ path }) => path[0])).toEqual(['leadHi', 'descriptionHi', 'bodyHi']);
  });

  it('names the first problem of its text', () => {
    const value = { ...SEEDED_TEXTS[terms], body: '## One\n\n{{nobody}}', lead: 'From {{nobody}}' };
    const issues = TextValue.safeParse(value).error?.issues;
    expect(issues?.map(({ path, message }) => [path[0], message])).toEqual([
      ['lead', 'There is no placeholder {{nobody}}.'],
      ['body', 'Line 3: there is no placeholder {{nobody}}.'],
    ]);
  });
});
