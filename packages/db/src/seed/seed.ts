import { openDatabase, type Db } from '../client';
import type { PictureStore } from '../media/derive-picture';
import { folderStore } from '../media/folder-store';
import { shippedPinCodes } from '../reference/pin-codes';
import { media } from '../schema/media';
import { inTx } from '../tx';
import { assertDemoFits, isDemoLoaded } from './assert-demo-fits';
import { demoPrices } from './demo-prices';
import { insertHistory } from './history/insert-history';
import { insertReviews } from './history/insert-reviews';
import { insertVisits } from './history/insert-visits';
import { insertVitals } from './history/insert-vitals';
import { makeHistory } from './history/make-history';
import { DEMO_CATALOGUE, insertCoupons, insertNews, insertProducts, insertWholesale } from './seed-catalogue';
import { insertPeople } from './seed-people';
import { insertPrices } from './seed-prices';
import { derivePictures, insertPictures, readManifest } from './seed-pictures';
import { insertDispatch } from './seed-dispatch';
import { insertPlaces } from './seed-places';
import { insertServiceDesk } from './seed-service-desk';
import { insertBankOffers } from './seed-bank-offers';
import { insertEmiPlans } from './seed-emi-plans';
import { insertStaffRoles } from './seed-staff-roles';
import { insertZones } from './seed-zones';
import { insertSpecificationTerms } from './seed-specification-terms';

interface SeedOptions {
  databaseUrl: string;
  /** The folder of pictures. */
  mediaDir: string;
  /** Where pictures go instead, such as a bucket. */
  store?: PictureStore;
  /** The moment that "120 days ago" counts from. */
  now?: Date;
}

async function hasPictures(db: Db, store: PictureStore): Promise<boolean> {
  const files = await db.select({ file: media.fallbackFile }).from(media);
  const there = await Promise.all(files.map(({ file }) => store.has(file)));
  return there.every(Boolean);
}

/**
 * Fills a migrated database with the demo (docs/spec/settings.md#demo-data), all of it or nothing. Does nothing where
 * it is already; lost picture files are made again. The same data every time, with days counted back from `now`.
 * Throws for a database with other data.
 */
export async function seedDemo({
  databaseUrl,
  mediaDir,
  store = folderStore(mediaDir),
  now = new Date(),
}: SeedOptions): Promise<void> {
  await assertDemoFits(databaseUrl);
  const database = openDatabase(databaseUrl, { maxConnections: 2, applicationName: 'seed' });
  try {
    const manifest = await readManifest();
    if (await isDemoLoaded(database.sql)) {
      if (!(await hasPictures(database.db, store))) await derivePictures(manifest, store);
      return;
    }
    const [pictures, places] = await Promise.all([derivePictures(manifest, store), shippedPinCodes()]);
    await inTx(database.db, async (tx) => {
      await insertPictures(tx, pictures);
      await insertPlaces(tx, places);
      await insertDispatch(tx, places);
      await insertZones(tx);
      await insertStaffRoles(tx);
      const people = await insertPeople(tx, places, now);
      await insertProducts(tx, manifest, pictures, now);
      await insertSpecificationTerms(tx);
      await insertEmiPlans(tx, now);
      await insertBankOffers(tx, now);
      const prices = demoPrices(DEMO_CATALOGUE, now);
      await insertPrices(tx, prices, people.staff[0] ?? '');
      await insertWholesale(tx);
      const coupons = await insertCoupons(tx, now);
      await insertNews(tx, manifest, pictures, now);
      const history = makeHistory({ now, products: DEMO_CATALOGUE, prices, people, coupons });
      await insertHistory(tx, history);
      await insertReviews(tx, history, people.others, now);
      await insertVisits(tx, history, DEMO_CATALOGUE);
      await insertVitals(tx, now);
      await insertServiceDesk(tx, people, now);
    });
    await database.sql`analyze`;
  } finally {
    await database.close();
  }
}
