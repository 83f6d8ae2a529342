/** Whether Trusted Types are enforced in pages, only reported, or left out. */
export const TRUSTED_TYPES_MODES = ['enforce', 'report', 'off'] as const;
type TrustedTypesMode = (typeof TRUSTED_TYPES_MODES)[number];

export interface PagePolicyOptions {
  /** The app's name in the address of its reports. */
  app: 'store' | 'admin';
  trustedTypes: TrustedTypesMode;
  /** The names of the policies that the app's scripts create. */
  policies: readonly string[];
  /** Returns whether a page runs scripts of others, in which Trusted Types are only reported. */
  runsForeignScripts?: (path: string) => boolean;
}

/** The API's paths, whose pages have a policy of their own. */
const OF_API = /^\/(?:api|trpc|media)\//;
const GROUP = 'csp';
/** Tells the page's script that this document enforces Trusted Types (`apps/store/src/lib/own-document.ts`). */
const ENFORCED_MARK = 'trusted-types';

/** Returns whether a response is a page of the app itself. */
export const isOwnPage = (url: string, contentType: unknown): boolean =>
  typeof contentType === 'string' && contentType.startsWith('text/html') && !OF_API.test(url);

/**
 * Returns the headers of a page with this policy: where browsers send their reports, and Trusted Types
 * (docs/spec/sessions-and-access.md#browser-reports). Browsers take `Reporting-Endpoints` over https only; `report-uri` is for
 * http and for browsers without the Reporting API.
 */
export function pagePolicyHeaders(
  policy: string,
  { app, trustedTypes, policies, runsForeignScripts }: PagePolicyOptions,
  { path, isHttps }: { path: string; isHttps: boolean },
): Record<string, string> {
  const address = `/api/v1/browser-reports/${app}`;
  const reporting = `report-uri ${address}${isHttps ? `; report-to ${GROUP}` : ''}`;
  const types = `require-trusted-types-for 'script'; trusted-types ${policies.join(' ') || "'none'"}`;
  const mode = trustedTypes === 'enforce' && runsForeignScripts?.(path) ? 'report' : trustedTypes;
  return {
    'content-security-policy': [policy, ...(mode === 'enforce' ? [types] : []), reporting].join('; '),
    ...(mode === 'report' && { 'content-security-policy-report-only': `${types}; ${reporting}` }),
    ...(mode === 'enforce' && { 'server-timing': ENFORCED_MARK }),
    ...(isHttps && { 'reporting-endpoints': `${GROUP}="${address}"` }),
  };
}
