import { appError } from '@aabha/contracts/errors/errors';
import { RESTORE_DRILL_COLUMNS } from '@aabha/contracts/restore-drills/restore-drills.csv';
import { drillNotice } from '@aabha/contracts/restore-drills/restore-drills.rules';
import type {
  DrillStatus,
  ExportRestoreDrillsInput,
  ListRestoreDrillsInput,
} from '@aabha/contracts/restore-drills/restore-drills.schema';
import type { SignedInContext } from '../../context/context';
import { startExport } from '../exports/exports.service';
import {
  countDrills,
  findDrill,
  findDrillIds,
  readDrillHistory,
  selectDrills,
  selectDrillsOfIds,
} from './restore-drills.queries';

/** Returns a page of restore drills, newest first (docs/OPERATIONS.md#restore-drills). */
export async function listRestoreDrills({ db }: SignedInContext, input: ListRestoreDrillsInput) {
  const [restoreDrillList, restoreDrillCount] = await Promise.all([
    selectDrills(db, input),
    countDrills(db, input.filters),
  ]);
  return { restoreDrillList, restoreDrillCount };
}

/** Returns a restore drill with its checks. */
export async function getRestoreDrill({ db }: SignedInContext, { id }: { id: string }) {
  const drill = await findDrill(db, id);
  if (!drill) throw appError('NOT_FOUND');
  return drill;
}

/** Exports restore drills under the filters of their list, newest first. */
export function exportRestoreDrills(ctx: SignedInContext, { filters }: ExportRestoreDrillsInput) {
  return startExport(ctx, {
    ...{ list: 'restore-drills', filters, columns: RESTORE_DRILL_COLUMNS },
    findIds: (db) => findDrillIds(db, filters),
    readRows: selectDrillsOfIds,
  });
}

type StatusContext = Pick<SignedInContext, 'db' | 'config' | 'now'>;

/** Returns whether staff have to look at restore drills, and why. */
export async function getDrillStatus({ db, config, now }: StatusContext): Promise<DrillStatus> {
  const days = config.RESTORE_DRILL_DAYS;
  const history = await readDrillHistory(db, now());
  return {
    notice: drillNotice(history, { days, now: now() }),
    last_passed_at: history.lastPassedAt,
    due_days: days,
  };
}

/** Returns 1 where staff have to look at restore drills, otherwise 0. */
export async function countDrillNotices(ctx: StatusContext): Promise<number> {
  const { notice } = await getDrillStatus(ctx);
  return notice === null ? 0 : 1;
}
