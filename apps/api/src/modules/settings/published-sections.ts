import type { FastifyBaseLogger } from 'fastify';
import {
  SECTIONS,
  SectionValues,
  type Section,
  type Sections,
} from '@aabha/contracts/shop-settings/section-values';
import { seededSince } from '@aabha/contracts/shop-texts/seeded-texts';
import { TEXT_NAMES, type TextName } from '@aabha/contracts/shop-texts/text-names';
import type { Db } from '@aabha/db/client';
import type { PublishedText } from '../../context/live-settings.types';
import { readPublished } from './settings.queries';

/** A version without its value. */
interface VersionOf {
  version: number;
  publishedAt: string;
}

/** The sections that are published, with their versions. */
export interface PublishedSections {
  sections: Partial<Sections>;
  versions: Partial<Record<Section, VersionOf>>;
}

const isSection = (name: string): name is Section => (SECTIONS as readonly string[]).includes(name);

/** Returns whether a section is a text, of which the first version is as old as the release that had it as a page. */
export const isText = (section: Section): section is TextName =>
  (TEXT_NAMES as readonly string[]).includes(section);

/** Returns the stored values that a section still accepts: one of a later release may not be known here. */
export async function readPublishedSections(db: Db, log: FastifyBaseLogger): Promise<PublishedSections> {
  const sections: Partial<Record<Section, unknown>> = {};
  const versions: PublishedSections['versions'] = {};
  for (const { section, version, value, publishedAt } of await readPublished(db)) {
    if (!isSection(section)) continue;
    const parsed = SectionValues[section].safeParse(value);
    if (parsed.success) sections[section] = parsed.data;
    else log.error({ section, version, issues: parsed.error.issues }, 'published settings are not valid');
    versions[section] = { version, publishedAt };
  }
  return { sections: sections as Partial<Sections>, versions };
}

/** Returns the texts in force; the seeded ones, as version 0, until the first start has published them. */
export function publishedTexts(
  sections: Sections,
  versions: PublishedSections['versions'],
): Record<TextName, PublishedText> {
  const entries = TEXT_NAMES.map((name) => [
    name,
    { version: 0, publishedAt: seededSince(name), ...versions[name], value: sections[name] },
  ]);
  return Object.fromEntries(entries) as Record<TextName, PublishedText>;
}
