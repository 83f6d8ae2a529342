import type { AuthProvider } from 'react-admin';
import type { SignInWithPasskeyInput } from '@aabha/contracts/accounts/passkeys.schema';
import type { StaffLoginInput } from '@aabha/contracts/accounts/second-factor.schema';
import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import type { PermissionHolder } from '@aabha/contracts/staff-roles/staff-roles.rules';
import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import { isTokenDue } from '@aabha/web/session/token-due';
import { mayOpen, type BackOfficeResource } from './resource';
import { api, toHttpError } from './trpc';

export const LOGIN_PATH = '/admin-login';
/** Where the second factor is set up that the shop requires. */
export const ENROL_PATH = '/admin-enrol';
const toLogin = { redirectTo: LOGIN_PATH, message: false };

type Me = Awaited<ReturnType<typeof api.accounts.me.query>>;

/* One request serves session, permissions and name for the life of the page; signing in or out resets it. */
let me: Promise<Me> | undefined;

function whoAmI(): Promise<Me> {
  me ??= api.accounts.me.query().then(
    (answer) => {
      /* A refusal by checkAuth would end the session. */
      if (answer.mustEnrol) window.location.assign(ENROL_PATH);
      return answer;
    },
    (error: unknown) => {
      me = undefined;
      return toHttpError(error);
    },
  );
  return me;
}

/** Replaces what is known about the signed-in person; nothing where nobody is signed in. */
export function replaceMe(answer: Me): void {
  me &&= Promise.resolve(answer);
}

/* Not of the first load. */
const later = () => import('@aabha/web/session/renew-token');

/** Ends the session on the server. Nobody waits for it: the token is forgotten in any case. */
function endOnServer(): void {
  const token = localStorage.getItem(TOKEN_STORAGE_KEY);
  if (!token) return;
  later()
    .then(({ endSession }) => endSession('admin', token))
    .catch(() => undefined);
}

const personOf = ({ user, permissions = [] }: Me): PermissionHolder => ({ role: user.role, permissions });

function forget(): void {
  localStorage.removeItem(TOKEN_STORAGE_KEY);
  me = undefined;
}

const statusOf = (error: unknown) => (error as { status?: number }).status;
/** Whether the session has ended. A token whose renewal got no answer is renewed by the next call. */
const isOver = (error: unknown) => statusOf(error) === 401 && !isTokenDue();
const isAct = (error: unknown) => (error as { body?: { isAct?: boolean } }).body?.isAct === true;

/**
 * Returns the provider of staff sessions. The server checks every right; this mirrors them for these resources
 * (docs/spec/back-office.md#access).
 */
export const createAuthProvider = (
  resources: readonly Pick<BackOfficeResource, 'name' | 'may'>[],
): AuthProvider => ({
  async login(given: StaffLoginInput | SignInWithPasskeyInput) {
    const { admin } = await (
      'email' in given ? api.accounts.loginStaff.mutate(given) : api.passkeys.signIn.mutate(given)
    ).catch(toHttpError);
    const { storeSessionToken } = await later();
    storeSessionToken(admin.token);
    me = undefined;
  },
  logout() {
    endOnServer();
    forget();
    return Promise.resolve(LOGIN_PATH);
  },
  async checkAuth() {
    if (!localStorage.getItem(TOKEN_STORAGE_KEY)) throw toLogin;
    const answer = await whoAmI().catch((error: unknown) => {
      if (isOver(error)) throw toLogin;
      return undefined;
    });
    /*
     * A shopper's token gives no access to the back office. Without a response the screens show the error
     * themselves.
     */
    if (answer && !isStaff(answer.user.role)) throw toLogin;
  },
  /**
   * An expired session leads to the sign-in, except during an action: react-admin would report the action as
   * done, and typed input would be lost.
   */
  checkError(error: unknown) {
    if (!isOver(error) || isAct(error)) return Promise.resolve();
    forget();
    return Promise.reject(toLogin);
  },
  async getIdentity() {
    const { user } = await whoAmI();
    return { id: user._id, fullName: user.name };
  },
  getPermissions: async (): Promise<PermissionHolder> => personOf(await whoAmI()),
  canAccess: async ({ resource }) => {
    return mayOpen(
      personOf(await whoAmI()),
      resources.find(({ name }) => name === resource),
    );
  },
});
