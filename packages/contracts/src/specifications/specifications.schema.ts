import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { EditedVersion, Id, Instant, pageOf, requiredText } from '../wire/wire.schema';
import { foldKey } from './fold-key';
import {
  ALIASES_MAX,
  BETTER_VALUES,
  CHOICES_MAX,
  COMPARED_MAX,
  TERM_NAME_MAX,
  TERM_TYPES,
  UNIT_MAX,
} from './specifications.values';

const TermType = z.enum(TERM_TYPES);
const BetterValue = z.enum(BETTER_VALUES);
const spelling = requiredText('Name is required.', TERM_NAME_MAX).refine(
  (name) => foldKey(name) !== '',
  'Name is required.',
);
const optionalText = (max: number) =>
  z.string().trim().max(max, `Please use at most ${max} characters.`).default('');
const isEachOnce = (texts: readonly string[]) => new Set(texts.map(foldKey)).size === texts.length;

/** A term with its spellings, as forms and the shop read it. */
export const SpecificationTerm = z.object({
  _id: z.string(),
  name: z.string(),
  name_hi: z.string().meta({ description: 'Empty where there is none: the English name is then used.' }),
  group: z.string(),
  group_hi: z.string(),
  type: TermType,
  unit: z.string().nullable().meta({ description: 'Of a number; null for none.' }),
  choices: z.array(z.string()).meta({ description: 'What values of type `choice` can be.' }),
  better: BetterValue.meta({ description: 'Which value a comparison marks.' }),
  position: z.number().int().meta({ description: 'Its place within the group; small ones come first.' }),
  aliases: z.array(z.string()).meta({ description: 'Other names that televisions have it under.' }),
});
export type SpecificationTerm = z.infer<typeof SpecificationTerm>;
export const SpecificationDictionary = z.object({ termList: z.array(SpecificationTerm) });

/** A term as staff see it. */
export const StaffTerm = SpecificationTerm.extend({
  used: z.number().int().meta({ description: 'Televisions that have it, under any of its names.' }),
  created_at: Instant,
  updated_at: Instant,
});
export type StaffTerm = z.infer<typeof StaffTerm>;
export const StaffTermOutput = z.object({ term: StaffTerm });

export const TermFields = z.strictObject({
  name: spelling,
  name_hi: optionalText(TERM_NAME_MAX),
  group: requiredText('Group is required.', TERM_NAME_MAX),
  group_hi: optionalText(TERM_NAME_MAX).meta({ description: 'Counts for all terms of the group.' }),
  type: TermType,
  unit: z
    .string()
    .trim()
    .max(UNIT_MAX, `Please use at most ${UNIT_MAX} characters.`)
    .nullish()
    .transform((unit) => unit || null),
  choices: z
    .array(spelling)
    .max(CHOICES_MAX, `A list has at most ${CHOICES_MAX} choices.`)
    .refine(isEachOnce, 'Choose each once.')
    .default([]),
  better: BetterValue.default('none'),
  position: z
    .number({ error: 'The place is a whole number, 0 or more.' })
    .int('The place is a whole number, 0 or more.')
    .min(0, 'The place is a whole number, 0 or more.')
    .max(10_000, 'The place is a whole number, 0 or more.')
    .default(100),
  aliases: z.array(spelling).max(ALIASES_MAX, `A term has at most ${ALIASES_MAX} other names.`).default([]),
});
export type TermFields = z.output<typeof TermFields>;

export const LACKS_CHOICES = 'Add the choices of the list.';
/** Returns whether a term has what its type needs: a choice has a list. */
export const hasChoices = ({ type, choices }: Pick<TermFields, 'type' | 'choices'>) =>
  type !== 'choice' || choices.length > 0;
const NEEDS_CHOICES = { error: LACKS_CHOICES, path: ['choices'] };

export const CreateTermInput = TermFields.refine(hasChoices, NEEDS_CHOICES);
/** `updated_at` is that of the edited term; if it has changed, the response is 409 with the present one. */
export const UpdateTermInput = TermFields.extend({ id: Id, updated_at: EditedVersion.optional() }).refine(
  hasChoices,
  NEEDS_CHOICES,
);
export type UpdateTermInput = z.output<typeof UpdateTermInput>;
export const TermIdInput = z.strictObject({ id: Id });
export const MergeTermInput = z.strictObject({
  id: Id,
  into: Id.meta({ description: 'The term that stays, with the names of both.' }),
});
export const AddAliasInput = z.strictObject({
  id: Id,
  key: spelling.meta({ description: 'A name that televisions have it under.' }),
});

const termFilters = z
  .strictObject({
    search: z.string().max(200).optional().meta({ description: 'Part of a name or another name.' }),
    group: z.string().max(TERM_NAME_MAX).optional(),
    type: TermType.optional(),
    unused: z.literal(true).optional().meta({ description: 'Those that no television has.' }),
  })
  .default({});
export const ListTermsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.specificationTerms),
  filters: termFilters,
});
export type ListTermsInput = z.output<typeof ListTermsInput>;
export const ListTermsOutput = z.object({
  termList: z.array(StaffTerm),
  termCount: z.number().int(),
  groups: z.array(z.string()).meta({ description: 'All groups of the dictionary, in their order.' }),
  unknownCount: z.number().int().meta({ description: 'Names in use that no term has.' }),
});
export const ExportTermsInput = z.strictObject({ filters: termFilters });
export type ExportTermsInput = z.output<typeof ExportTermsInput>;

/** A name in specifications that no term has; its spellings count together. */
export const UnknownKey = z.object({
  _id: z.string(),
  key: z.string().meta({ description: 'The spelling that most televisions have.' }),
  group: z.string().meta({ description: 'The group that it stands in most often.' }),
  used: z.number().int().meta({ description: 'Televisions that have it.' }),
  examples: z.array(z.string()).meta({ description: 'Up to three of its values.' }),
});
export type UnknownKey = z.infer<typeof UnknownKey>;
export const ListUnknownKeysInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.specificationTerms),
  filters: z
    .strictObject({ search: z.string().max(200).optional().meta({ description: 'Part of the name.' }) })
    .default({}),
});
export type ListUnknownKeysInput = z.output<typeof ListUnknownKeysInput>;
export const ListUnknownKeysOutput = z.object({
  keyList: z.array(UnknownKey),
  keyCount: z.number().int(),
});

/** Specifications of televisions that the dictionary knows (docs/spec/specifications.md#comparison). */
export const KnownSpecificationsInput = z.strictObject({ ids: z.array(Id).min(1).max(COMPARED_MAX) });
export const KnownSpecification = z.object({
  product: z.string(),
  key: z.string().meta({ description: 'The name as the television has it.' }),
  term: z.string(),
  text: z.string().meta({
    description: 'The value in the unit of the term; as it was written where it is not understood.',
  }),
  amount: z.number().nullable(),
  is_yes: z.boolean().nullable().meta({ description: 'Of a value that is yes or no; else null.' }),
  note: z.string().meta({ description: 'What was written beside the value.' }),
  is_understood: z.boolean(),
});
export type KnownSpecification = z.infer<typeof KnownSpecification>;
export const KnownSpecificationsOutput = z.object({
  terms: z.array(SpecificationTerm.omit({ aliases: true, choices: true })),
  specifications: z.array(KnownSpecification),
});
