import { useSyncExternalStore } from 'react';
import type { CustomerRole, Role } from '@aabha/contracts/accounts/accounts.schema';
import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';

/** Who the token says is here. Only the server decides what they may do (docs/spec/sessions-and-access.md#token). */
export interface Session {
  userId: string;
  role: Role;
  /** When the token stops counting, in seconds since 1970. */
  exp: number;
}

// The contract's own list stands beside its schemas, which would bring their library into every first load.
const CUSTOMER_ROLES: Readonly<Record<CustomerRole, true>> = { User: true, Business: true };

/** Whether this is somebody who shops, not staff who looked in. */
export function isShopper(session: Session | null): session is Session {
  return session !== null && session.role in CUSTOMER_ROLES;
}

const listeners = new Set<() => void>();
let known: { token: string | null; session: Session | null } = { token: null, session: null };

function isSession(claims: unknown): claims is Session {
  if (typeof claims !== 'object' || claims === null) return false;
  const { userId, role, exp } = claims as Record<string, unknown>;
  return typeof userId === 'string' && userId !== '' && typeof role === 'string' && typeof exp === 'number';
}

/** What a token says, or null for one that does not decode. */
export function decodeToken(token: string): Session | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isSession(claims) ? { userId: claims.userId, role: claims.role, exp: claims.exp } : null;
  } catch {
    return null; // whatever was stored under this key is no token of ours
  }
}

export function readToken(): string | null {
  return localStorage.getItem(TOKEN_STORAGE_KEY);
}

/** The session of the moment; null for a visitor, which a person with an expired token is too. Browser only. */
export function readSession(): Session | null {
  const token = readToken();
  if (token !== known.token) known = { token, session: token ? decodeToken(token) : null };
  if (known.session && known.session.exp * 1000 <= Date.now()) known = { token, session: null };
  return known.session;
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

export function signIn(token: string): void {
  localStorage.setItem(TOKEN_STORAGE_KEY, token);
  tellAll();
}

export function signOut(): void {
  localStorage.removeItem(TOKEN_STORAGE_KEY);
  tellAll();
}

/** Calls back when somebody signs in or out, here or in another tab. Returns the way to stop. */
export function onSessionChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === TOKEN_STORAGE_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** The session in components; a visitor while the page is rendered on the server and until it is hydrated. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession, () => null);
}

const OWN_ORIGIN = 'http://shop.invalid';

/** Returns a path of this site to go on to after signing in; anything else becomes the home page. */
export function safeReturnPath(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('/signin')) return '/';
  // As a browser reads it: a backslash is a slash, tabs and line breaks are left out.
  if (!URL.canParse(path, OWN_ORIGIN)) return '/';
  const { origin, pathname, search, hash } = new URL(path, OWN_ORIGIN);
  return origin === OWN_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
