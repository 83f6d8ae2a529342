import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import {
  installationMovableUntil,
  isOpenInstallation,
} from '@aabha/contracts/installations/installations.rules';
import type { InstallationInPaise } from '@aabha/contracts/installations/installations.schema';
import type { SignedInContext } from '../../context/context';
import type { InstallationRow } from './installations.queries';
import { visitCode } from './visit-keys';

/** Returns an installation as shoppers see it: without its zone and the notes of staff. Only its buyer gets the code. */
export const installationToWire = (row: InstallationRow, code = ''): InstallationInPaise => ({
  _id: row.id,
  order_id: row.orderId,
  position: row.position,
  unit: row.unit,
  name: row.productName,
  type: row.type,
  state: row.state,
  day: row.day,
  part: row.part,
  fee: row.feePaise,
  moved_online: row.isMovedOnline,
  movable_until: installationMovableUntil(row.day),
  done_on: row.doneOn ?? '',
  code: isOpenInstallation(row.state) ? code : '',
});

/** Returns an installation for the caller who may see it: with its code, which staff do not get. */
export const installationFor = (
  { config, user }: SignedInContext,
  row: InstallationRow,
): InstallationInPaise => installationToWire(row, isStaff(user.role) ? '' : visitCode(config, row.id));
