import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import type {
  ScheduledReportKind,
  TakenOffReason,
} from '@aabha/contracts/report-schedules/report-schedules.values';
import { ACCESS, mayEnter, type ProcedureName } from '../../core/access';

/** The call that returns each report: who may make it may have the report mailed. */
const PROCEDURES: Readonly<Record<ScheduledReportKind, ProcedureName>> = {
  sales: 'reports.sales',
  tax: 'reports.tax',
  returns: 'reports.returns',
  coupons: 'reports.coupons',
  promises: 'reports.promises',
  'refused-pins': 'reports.refusedPins',
};

/** Returns why an account may not have a report mailed; undefined where it may. */
export function recipientRefusal(
  { role, disabledAt }: { role: Role; disabledAt: string | null },
  kind: ScheduledReportKind,
): TakenOffReason | undefined {
  if (disabledAt !== null) return 'closed';
  return mayEnter(role, 'staff') && mayEnter(role, ACCESS[PROCEDURES[kind]].may) ? undefined : 'role';
}
