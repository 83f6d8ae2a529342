import { z } from 'zod';
import { EditedVersion, Instant } from '../wire/wire.schema';
import { SECTIONS, type Section } from './section-values';

const SectionName = z.enum(SECTIONS as [Section, ...Section[]]);

/** The fields of a section; `SectionValues` says which (docs/spec/settings.md#sections). */
const Value = z.record(z.string(), z.unknown());

export const SettingsVersion = z.object({
  version: z.number().int(),
  value: Value,
  note: z.string(),
  published_at: Instant,
  /** The name; null where the first start published it. */
  published_by: z.string().nullable(),
});
export type SettingsVersion = z.output<typeof SettingsVersion>;

/** A section as staff edit it. */
export const SettingsSection = z.object({
  section: SectionName,
  /** Null before the first version. */
  published: SettingsVersion.nullable(),
  draft: z.object({ value: Value, saved_by: z.string() }).nullable(),
  /** Of the draft, else of the published version. An edit and a publication name it. */
  updated_at: Instant,
});
export type SettingsSection = z.output<typeof SettingsSection>;

export const SettingsOverview = z.object({
  sections: z.array(SettingsSection),
  /** What production lacks to take orders, a line for each section; empty when it may sell. */
  missing: z.array(z.string()),
});
export type SettingsOverview = z.output<typeof SettingsOverview>;

export const ListVersionsInput = z.strictObject({ section: SectionName });
export type ListVersionsInput = z.output<typeof ListVersionsInput>;
/** The newest versions of a section, newest first. */
export const ListVersionsOutput = z.object({ versions: z.array(SettingsVersion) });

export const SaveDraftInput = z.strictObject({
  section: SectionName,
  value: Value,
  updated_at: EditedVersion.optional(),
});
export type SaveDraftInput = z.output<typeof SaveDraftInput>;

export const DiscardDraftInput = z.strictObject({ section: SectionName, updated_at: EditedVersion });
export type DiscardDraftInput = z.output<typeof DiscardDraftInput>;

export const PublishSectionInput = z.strictObject({
  section: SectionName,
  /** Of the draft whose changes were confirmed. */
  updated_at: EditedVersion,
  note: z.string().trim().max(500, 'Please use at most 500 characters.').default(''),
});
export type PublishSectionInput = z.output<typeof PublishSectionInput>;

export const RestoreVersionInput = z.strictObject({
  section: SectionName,
  version: z.number().int().min(1).meta({ description: 'The published version that becomes the draft.' }),
  /** Of the section as it was shown: a newer draft is not replaced. */
  updated_at: EditedVersion,
});
export type RestoreVersionInput = z.output<typeof RestoreVersionInput>;

export const SectionOutput = z.object({ section: SettingsSection });
