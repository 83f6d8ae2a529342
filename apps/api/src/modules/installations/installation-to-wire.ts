import { installationMovableUntil } from '@aabha/contracts/installations/installations.rules';
import type { Installation } from '@aabha/contracts/installations/installations.schema';
import type { InstallationRow } from './installations.queries';

/** Returns an installation as shoppers see it: without its zone and the notes of staff. */
export const installationToWire = (row: InstallationRow): Installation => ({
  _id: row.id,
  order_id: row.orderId,
  position: row.position,
  unit: row.unit,
  name: row.productName,
  type: row.type,
  state: row.state,
  day: row.day,
  part: row.part,
  moved_online: row.isMovedOnline,
  movable_until: installationMovableUntil(row.day),
  done_on: row.doneOn ?? '',
});
