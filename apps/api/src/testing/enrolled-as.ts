import { authenticators } from '@aabha/db/schema/staff-sign-in';
import { eq } from 'drizzle-orm';
import { openText } from '../core/seal-text';
import { totpCode, totpStep } from '../core/totp';
import { PASSWORD, signedInAs, type SignedIn } from './builders';
import type { TestShop } from './test-shop';

/** Returns the code that an account's authenticator app shows, `steps` of 30 seconds from now. */
export async function codeOf(shop: TestShop, staffId: string, steps = 0): Promise<string> {
  const [row] = await shop.db.select().from(authenticators).where(eq(authenticators.staffId, staffId));
  const secret = Buffer.from(openText(shop.deps.config, 'second-factor', row?.sealedSecret ?? ''), 'base64');
  return totpCode(secret, totpStep(shop.deps.ports.clock.now()) + steps);
}

/** Sets up a second factor and returns the fresh token and the recovery codes. The code of the present step is used. */
export async function enrol(shop: TestShop, staff: Pick<SignedIn, 'id' | 'token'>) {
  const { staffSignIn } = shop.trpc(staff.token);
  await staffSignIn.startSecondFactor.mutate({ password: PASSWORD });
  const { token, recovery_codes } = await staffSignIn.confirmSecondFactor.mutate({
    code: await codeOf(shop, staff.id),
  });
  return { token, recoveryCodes: recovery_codes };
}

/** Returns a member of the staff with a second factor. */
export async function enrolledAs(shop: TestShop, role: 'SubAdmin' | 'SuperAdmin') {
  const staff = await signedInAs(shop, role);
  return { ...staff, ...(await enrol(shop, staff)) };
}
