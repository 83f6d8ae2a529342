import type { FastifyBaseLogger } from 'fastify';
import { BLANK_SECTIONS } from '@aabha/contracts/shop-settings/blank-sections';
import { DEMO_SECTIONS } from '@aabha/contracts/shop-settings/demo-sections';
import { missingSettings } from '@aabha/contracts/shop-settings/missing-settings';
import {
  SECTIONS,
  SectionValues,
  type Section,
  type Sections,
} from '@aabha/contracts/shop-settings/section-values';
import { shopSettingsOf, type ShopSettings } from '@aabha/contracts/shop-settings/settings';
import type { Db } from '@aabha/db/client';
import type { ProcessCache } from '../../cache/process-cache';
import type { LiveSettings } from '../../context/live-settings.types';
import type { Config } from '../../core/config';
import type { MailAddress } from '../../core/mail-address';
import { insertFirstVersions, readPublished } from './settings.queries';

/** How often to read versions that no invalidation has told of: without a response cache there is none. */
const REFRESH_MS = 5000;

interface Parts {
  db: Db;
  config: Pick<Config, 'NODE_ENV' | 'STORE_URL' | 'mailFrom' | 'firstSections' | 'processSettings'>;
  cache: Pick<ProcessCache, 'responses' | 'subscribe'>;
  log: FastifyBaseLogger;
}

const isSection = (name: string): name is Section => (SECTIONS as readonly string[]).includes(name);

/** Returns the stored values that a section still accepts: one of a later release may not be known here. */
async function readSections(db: Db, log: FastifyBaseLogger) {
  const sections: Partial<Record<Section, unknown>> = {};
  const versions: string[] = [];
  for (const { section, version, value } of await readPublished(db)) {
    if (!isSection(section)) continue;
    const parsed = SectionValues[section].safeParse(value);
    if (parsed.success) sections[section] = parsed.data;
    else log.error({ section, version, issues: parsed.error.issues }, 'published settings are not valid');
    versions.push(`${section} ${version}`);
  }
  return { sections: sections as Partial<Sections>, versions: versions.toSorted().join(', ') };
}

/** Publishes the first versions of sections that have none. */
async function publishFirst({ db, config, log }: Parts, published: Partial<Sections>): Promise<boolean> {
  const { sections, problems } = config.firstSections;
  const isNew = (section: Section) => published[section] === undefined;
  const missing = SECTIONS.filter(isNew).flatMap((section) => {
    const value = sections[section];
    return value === undefined ? [] : [{ section, value }];
  });
  if (SECTIONS.some(isNew) && problems.length > 0)
    log.warn({ problems }, 'settings of the environment are not usable, enter them in the back office');
  await insertFirstVersions(db, missing, 'First start');
  return missing.length > 0;
}

/** Returns whom mails are from: production without its own company has no address for orders. */
function senderOf({ config }: Parts, { name, ordersEmail }: ShopSettings['brand']): MailAddress {
  const address = ordersEmail || `no-reply@${new URL(config.STORE_URL).hostname}`;
  return config.mailFrom ?? { name, address };
}

/** Returns a loop that runs `work` now and again, whether it fails or not. */
function repeating(work: () => Promise<void>, everyMs: number) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  async function start(): Promise<void> {
    await work();
    if (!isStopped) timer = setTimeout(() => void start(), everyMs).unref();
  }
  return {
    start,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Returns the settings of a process; those of no database until it is started or refreshed. */
export function openLiveSettings(parts: Parts): LiveSettings {
  const { db, config, cache, log } = parts;
  const isProduction = config.NODE_ENV === 'production';
  const defaults: Sections = isProduction ? BLANK_SECTIONS : DEMO_SECTIONS;
  let published: Partial<Sections> = {};
  let versions = '';
  let current = shopSettingsOf({ ...defaults, ...config.firstSections.sections }, config.processSettings);
  let isFirstDone = false;
  let reading: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    const found = await readSections(db, log);
    if (found.versions === versions) return;
    ({ sections: published, versions } = found);
    current = shopSettingsOf({ ...defaults, ...published }, config.processSettings);
    /* Only now, since a response that was made a moment ago has the values before. */
    cache.responses.invalidate({ kind: 'topic', topic: 'settings' });
  }
  /** One after the other, so that an older result never replaces a newer one. */
  function refresh(): Promise<void> {
    reading = reading.catch(() => undefined).then(read);
    return reading;
  }
  async function publishFirstAndRead(): Promise<void> {
    await refresh();
    if (isFirstDone) return;
    if (await publishFirst(parts, published)) await refresh();
    isFirstDone = true;
  }
  const tolerate = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'settings could not be read'));
  cache.subscribe('settings', () => void tolerate(refresh()));
  return {
    get current() {
      return current;
    },
    get missing() {
      return isProduction ? missingSettings(published) : [];
    },
    get mailFrom() {
      return senderOf(parts, current.brand);
    },
    refresh,
    ...repeating(() => tolerate(publishFirstAndRead()), REFRESH_MS),
  };
}
