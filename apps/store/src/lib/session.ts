import { useSyncExternalStore } from 'react';
import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import { CUSTOMER_ROLES } from '@aabha/contracts/accounts/accounts.values';
import { TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import { claimsOf } from '@aabha/web/session/claims-of';

/**
 * The person that the token names. Only the server decides rights (docs/spec/sessions-and-access.md#token).
 */
interface Session {
  userId: string;
  role: Role;
  /** Until when the token works or can be renewed, in seconds since 1970. */
  exp: number;
}

/** Returns whether this is a shopper, as opposed to staff. */
export function isShopper(session: Session | null): session is Session {
  return session !== null && CUSTOMER_ROLES.some((role) => role === session.role);
}

const listeners = new Set<() => void>();
let cached: { token: string | null; session: Session | null } = { token: null, session: null };

/** Returns the claims of a token, or null for an invalid one. */
export function decodeToken(token: string): Session | null {
  const { userId, role, exp, until } = Object(claimsOf(token)) as Record<string, unknown>;
  return userId && typeof userId === 'string' && typeof role === 'string' && typeof exp === 'number'
    ? { userId, role: role as Role, exp: Number(until ?? exp) }
    : null;
}

export function readToken(): string | null {
  return localStorage.getItem(TOKEN_STORAGE_KEY);
}

/** Returns the current session; null for a visitor and after expiry. Browser only. */
export function readSession(): Session | null {
  const token = readToken();
  if (token !== cached.token) cached = { token, session: token ? decodeToken(token) : null };
  if (cached.session && cached.session.exp * 1000 <= Date.now()) cached = { token, session: null };
  return cached.session;
}

/** Tells this tab that the session has changed. */
export function tellAll(): void {
  for (const listener of listeners) listener();
}

export function signOut(): void {
  localStorage.removeItem(TOKEN_STORAGE_KEY);
  tellAll();
}

/** Calls back on sign-in and sign-out, here or in another tab. Returns the function that stops it. */
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

/** Returns the session in components; null on the server and until hydration. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession, () => null);
}
