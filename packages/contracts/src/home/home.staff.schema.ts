import { z } from 'zod';
import { EDITED_VERSION, EditedVersion, Id, Instant } from '../wire/wire.schema';
import {
  HOME_COUNT_DEFAULTS,
  HOME_KIND_FACTS,
  HOME_KINDS,
  HOME_PICKS_MAX,
  HOME_PRODUCTS_MAX,
  HOME_TEXT_MAX,
  HOME_TITLE_MAX,
} from './home.values';

const Kind = z.enum(HOME_KINDS);
const line = (maxLength: number, description: string) =>
  z
    .string()
    .trim()
    .max(maxLength, `Please use at most ${maxLength} characters.`)
    .default('')
    .meta({ description });
const Instants = z.iso
  .datetime({ error: 'Please enter a date and a time.' })
  .nullable()
  .default(null)
  .meta({ description: 'ISO-8601, UTC', example: '2026-12-01T04:30:00.000Z' });

const Fields = z.strictObject({
  kind: Kind,
  is_shown: z.boolean().default(true),
  title: line(HOME_TITLE_MAX, 'Empty: the title of the kind.'),
  title_hi: line(HOME_TITLE_MAX, 'In Hindi; empty: the title of the kind, or the English one.'),
  text: line(HOME_TEXT_MAX, 'A sentence below the title. Empty: that of the kind, if it has one.'),
  text_hi: line(HOME_TEXT_MAX, 'In Hindi.'),
  products: z
    .array(Id)
    .max(HOME_PRODUCTS_MAX, `Choose at most ${HOME_PRODUCTS_MAX} televisions.`)
    .default([])
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each television once.')
    .meta({ description: 'Televisions chosen by hand, in order.' }),
  count: z
    .number({ error: 'Enter how many televisions it shows.' })
    .int('Enter a whole number.')
    .min(1, 'Show at least one.')
    .max(HOME_PRODUCTS_MAX, `Show at most ${HOME_PRODUCTS_MAX}.`)
    .nullable()
    .default(null)
    .meta({ description: `How many televisions deals (${HOME_COUNT_DEFAULTS.deals}) and best rated show.` }),
  starts_at: Instants,
  ends_at: Instants,
});
type Fields = z.output<typeof Fields>;

type Check = { error: string; path: [keyof Fields] };
const CHECKS: readonly [(section: Fields) => boolean, Check][] = [
  [
    ({ kind, products }) => HOME_KIND_FACTS[kind].products !== 'required' || products.length > 0,
    { error: 'Choose at least one television.', path: ['products'] },
  ],
  [({ kind, title }) => kind !== 'picks' || title !== '', { error: 'Title is required.', path: ['title'] }],
  [
    ({ starts_at: from, ends_at: to }) => from === null || to === null || Date.parse(from) < Date.parse(to),
    { error: 'The end is before the start.', path: ['ends_at'] },
  ],
  [
    ({ kind, is_shown, starts_at, ends_at }) =>
      kind !== 'hero' || (is_shown && starts_at === null && ends_at === null),
    { error: 'The hero is always shown.', path: ['is_shown'] },
  ],
];

/** A section as staff edit it. */
export const EditedHomeSection = CHECKS.reduce(
  (schema, [holds, otherwise]) => schema.refine(holds, otherwise),
  Fields,
);
export type EditedHomeSection = z.output<typeof EditedHomeSection>;

const kindsOf = (sections: readonly Fields[]) => sections.map(({ kind }) => kind);
const isEachOnce = (sections: readonly Fields[]) =>
  HOME_KINDS.every((kind) => {
    const count = kindsOf(sections).filter((one) => one === kind).length;
    return kind === 'picks' ? count <= HOME_PICKS_MAX : count === 1;
  });

export const SaveHomeDraftInput = z
  .strictObject({
    sections: z
      .array(EditedHomeSection)
      .max(HOME_KINDS.length - 1 + HOME_PICKS_MAX)
      .refine((sections) => sections[0]?.kind === 'hero', 'The hero is the first section.')
      .refine(isEachOnce, {
        error: `Each kind is there once; of those chosen by hand there are at most ${HOME_PICKS_MAX}.`,
      })
      .meta({ description: 'All sections in their order, also those that are not shown.' }),
    updated_at: EditedVersion.optional(),
  })
  .meta({
    description: 'Replaces the draft.',
    example: { sections: HOME_KINDS.filter((kind) => kind !== 'picks').map((kind) => ({ kind })) },
  });
export type SaveHomeDraftInput = z.output<typeof SaveHomeDraftInput>;

/** The arrangement that an action is about. */
export const HomeVersionInput = z.strictObject({ updated_at: Instant.meta({ description: EDITED_VERSION }) });
export type HomeVersionInput = z.output<typeof HomeVersionInput>;

const Stored = z.object({ ...Fields.shape, products: z.array(z.string()) });

export const HomeArrangement = z.object({
  published: z.array(Stored),
  published_at: Instant.nullable().meta({ description: 'Null while it is that of the release.' }),
  published_by: z.string().nullable(),
  draft: z.array(Stored).nullable().meta({ description: 'Null where nothing waits to be published.' }),
  saved_by: z.string().nullable().meta({ description: 'Who saved the draft last.' }),
  updated_at: Instant,
  televisions: z
    .array(z.object({ _id: z.string(), name: z.string(), isListed: z.boolean() }))
    .meta({ description: 'The names of the televisions chosen by hand.' }),
});
export type HomeArrangement = z.output<typeof HomeArrangement>;
export const HomeArrangementOutput = z.object({ home: HomeArrangement });

export const HomePreviewLinkInput = z.strictObject({});
export const HomePreviewLinkOutput = z.object({
  url: z.string().meta({ description: 'The home page of the draft, for whoever has the link.' }),
  expires_at: Instant,
});
