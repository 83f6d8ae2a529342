import { PASSWORD, signedInAs, type SignedIn } from './builders';
import { softwareAuthenticator } from './software-authenticator';
import type { TestShop } from './test-shop';

/** Adds a passkey to an account without a second factor and returns it with the fresh token and the recovery codes. */
export async function addFirstPasskey(shop: TestShop, staff: Pick<SignedIn, 'token'>, name = 'Work phone') {
  const { passkeys } = shop.trpc(staff.token);
  const authenticator = softwareAuthenticator();
  const { options } = await passkeys.start.mutate({ password: PASSWORD });
  const attestation = authenticator.attest(options);
  const { passkey, token = '', recovery_codes } = await passkeys.confirm.mutate({ name, attestation });
  return { authenticator, passkey, token, recoveryCodes: recovery_codes };
}

/** Returns a member of the staff whose only second factor is a passkey. */
export async function withPasskey(shop: TestShop, role: 'SubAdmin' | 'SuperAdmin') {
  const staff = await signedInAs(shop, role);
  return { ...staff, ...(await addFirstPasskey(shop, staff)) };
}

/** Returns the answer of an authenticator to a challenge for the signed-in person. */
export async function ownAnswer(
  shop: TestShop,
  { token, authenticator }: { token: string; authenticator: ReturnType<typeof softwareAuthenticator> },
) {
  const { options } = await shop.trpc(token).passkeys.startUse.mutate({});
  return authenticator.assert(options);
}
