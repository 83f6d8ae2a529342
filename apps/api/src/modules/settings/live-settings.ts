import type { FastifyBaseLogger } from 'fastify';
import { BLANK_SECTIONS } from '@aabha/contracts/shop-settings/blank-sections';
import { DEMO_SECTIONS } from '@aabha/contracts/shop-settings/demo-sections';
import { missingSettings } from '@aabha/contracts/shop-settings/missing-settings';
import { SECTIONS, type Section, type Sections } from '@aabha/contracts/shop-settings/section-values';
import { shopSettingsOf, type ShopSettings } from '@aabha/contracts/shop-settings/settings';
import { seededSince } from '@aabha/contracts/shop-texts/seeded-texts';
import type { Db } from '@aabha/db/client';
import type { ProcessCache } from '../../cache/process-cache';
import type { LiveSettings } from '../../context/live-settings.types';
import type { Config } from '../../core/config';
import type { MailAddress } from '../../core/mail-address';
import { isText, publishedTexts, readPublishedSections, type PublishedSections } from './published-sections';
import { insertFirstVersions } from './settings.queries';

/** How often to read versions that no invalidation has told of: without a response cache there is none. */
const REFRESH_MS = 5000;

interface Parts {
  db: Db;
  config: Pick<
    Config,
    'NODE_ENV' | 'API_ROLE' | 'STORE_URL' | 'mailFrom' | 'firstSections' | 'firstChoices' | 'processSettings'
  >;
  cache: Pick<ProcessCache, 'responses' | 'subscribe'>;
  log: FastifyBaseLogger;
}

/** Publishes the first versions of sections that have none. */
async function publishFirst({ db, config, log }: Parts, published: Partial<Sections>): Promise<boolean> {
  const { sections, problems } = config.firstSections;
  /* A worker may have been started without the variables that only the API read before. */
  const isOfApi = (section: Section) => config.API_ROLE === 'worker' && section in config.firstChoices;
  const isNew = (section: Section) => published[section] === undefined && !isOfApi(section);
  const missing = SECTIONS.filter(isNew).flatMap((section) => {
    const value = sections[section];
    if (value === undefined) return [];
    return [{ section, value, ...(isText(section) && { publishedAt: seededSince(section) }) }];
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

/** Returns what a process derives from the published sections; `defaults` are used where there is none. */
function derive({ config }: Parts, defaults: Sections, { sections: published, versions }: PublishedSections) {
  const sections: Sections = { ...defaults, ...published };
  return {
    versions: JSON.stringify(versions),
    current: shopSettingsOf(sections, config.processSettings),
    texts: publishedTexts(sections, versions),
    hero: sections.hero,
    missing: config.NODE_ENV === 'production' ? missingSettings(published) : [],
    published,
  };
}

/** Returns the settings of a process; those of no database until it is started or refreshed. */
export function openLiveSettings(parts: Parts): LiveSettings {
  const { db, config, cache, log } = parts;
  const defaults: Sections = {
    ...(config.NODE_ENV === 'production' ? BLANK_SECTIONS : DEMO_SECTIONS),
    /* A shop of an earlier release has these from its environment, also in the moment before they are published. */
    ...config.firstChoices,
  };
  const NOTHING: PublishedSections = { sections: {}, versions: {} };
  let state = derive(parts, { ...defaults, ...config.firstSections.sections }, NOTHING);
  let isFirstDone = false;
  let reading: Promise<void> = Promise.resolve();

  async function read(): Promise<void> {
    const found = await readPublishedSections(db, log);
    if (JSON.stringify(found.versions) === state.versions) return;
    state = derive(parts, defaults, found);
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
    if (await publishFirst(parts, state.published)) await refresh();
    isFirstDone = true;
  }
  const tolerate = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ err: error }, 'settings could not be read'));
  cache.subscribe('settings', () => void tolerate(refresh()));
  return {
    get current() {
      return state.current;
    },
    get texts() {
      return state.texts;
    },
    get hero() {
      return state.hero;
    },
    get missing() {
      return state.missing;
    },
    get mailFrom() {
      return senderOf(parts, state.current.brand);
    },
    refresh,
    ...repeating(() => tolerate(publishFirstAndRead()), REFRESH_MS),
  };
}
