import type { AccessRow } from './access-row';

/** Accounts of staff, and how they prove who they are (docs/spec/staff-sign-in.md#calls). */
export const STAFF_SIGN_IN_ACCESS = {
  'accounts.createSubAdmin': { may: 'superAdmins', stepUp: true },
  'accounts.listStaff': { may: 'superAdmins' },
  'accounts.setStaffDisabled': { may: 'superAdmins', stepUp: true },
  'passkeys.confirm': { may: 'staff' },
  'passkeys.list': { may: 'staff' },
  'passkeys.remove': { may: 'staff' },
  'passkeys.rename': { may: 'staff' },
  'passkeys.signIn': { may: 'anyone' },
  'passkeys.start': { may: 'staff' },
  'passkeys.startSignIn': { may: 'anyone' },
  'passkeys.startUse': { may: 'staff' },
  'sessions.endOfStaff': { may: 'superAdmins', stepUp: true },
  'sessions.ofStaff': { may: 'superAdmins' },
  'staffSignIn.changePassword': { may: 'staff' },
  'staffSignIn.confirmSecondFactor': { may: 'staff' },
  'staffSignIn.removeFactorOf': { may: 'superAdmins' },
  'staffSignIn.removeSecondFactor': { may: 'staff' },
  'staffSignIn.renewRecoveryCodes': { may: 'staff' },
  'staffSignIn.secondFactor': { may: 'staff' },
  'staffSignIn.sendResetLink': { may: 'superAdmins' },
  'staffSignIn.startSecondFactor': { may: 'staff' },
  'staffSignIn.stepUp': { may: 'staff' },
  'staffSignIn.stepUpWays': { may: 'staff' },
  'staffSignIn.useResetLink': { may: 'anyone' },
} as const satisfies Record<string, AccessRow>;
