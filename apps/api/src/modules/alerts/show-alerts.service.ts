import type { ShownAlert } from '@aabha/contracts/alerts/alerts.schema';
import { appError } from '@aabha/contracts/errors/errors';
import type { DbOrTx } from '@aabha/db/client';
import { withPicturesOf } from '../media/pictures.service';
import { findAlert, type AlertRow } from './alerts.queries';

/** Returns alerts as their people see them, each with the first picture of its television. */
export async function showAlerts(db: DbOrTx, rows: readonly AlertRow[]): Promise<ShownAlert[]> {
  const first = rows.map((row) => ({ ...row, pictureHashes: row.pictureHashes.slice(0, 1) }));
  const pictured = await withPicturesOf(db, first);
  return pictured.map(
    ({ productId, name, newPrice, isListed, pictures, pictureHashes: _, image: __, ...alert }) => ({
      ...alert,
      product: { _id: productId, name, new_price: newPrice, isListed, pictures },
    }),
  );
}

/** Returns one alert as its person sees it. */
export async function showAlert(db: DbOrTx, id: string): Promise<ShownAlert> {
  const row = await findAlert(db, id);
  const [alert] = row ? await showAlerts(db, [row]) : [];
  if (!alert) throw appError('ALERT_NOT_FOUND');
  return alert;
}
