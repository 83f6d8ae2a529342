import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import type {
  ScheduledReportKind,
  TakenOffReason,
} from '@aabha/contracts/report-schedules/report-schedules.values';
import { ACCESS, type ProcedureName } from '../../core/access';
import { mayCall } from '../../core/may-call';

/** The call that returns each report: who may make it may have the report mailed. */
const PROCEDURES: Readonly<Record<ScheduledReportKind, ProcedureName>> = {
  sales: 'reports.sales',
  tax: 'reports.tax',
  returns: 'reports.returns',
  coupons: 'reports.coupons',
  promises: 'reports.promises',
  'refused-pins': 'reports.refusedPins',
};

/** An account with the permissions of its staff role; null for others than SubAdmins. */
interface Recipient {
  role: Role;
  permissions: readonly string[] | null;
  disabledAt: string | null;
}

/** Returns why an account may not have a report mailed; undefined where it may. */
export function recipientRefusal(
  { role, permissions, disabledAt }: Recipient,
  kind: ScheduledReportKind,
): TakenOffReason | undefined {
  if (disabledAt !== null) return 'closed';
  const procedure = PROCEDURES[kind];
  const holder = { role, permissions: permissions ?? [] };
  return mayCall(holder, procedure, ACCESS[procedure].may) ? undefined : 'role';
}
