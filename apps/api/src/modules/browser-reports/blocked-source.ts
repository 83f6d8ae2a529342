import { OTHER } from '@aabha/contracts/browser-reports/browser-reports.values';

/** What browsers report besides addresses (Content Security Policy Level 3, 5.3; Trusted Types, 4.4). */
const KINDS: readonly string[] = [
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
];
/** Schemes without a host, whose content is not stored. */
const BARE_SCHEMES: readonly string[] = ['data', 'blob', 'about', 'filesystem', 'javascript'];
const EXTENSION =
  /^(?:chrome|moz|safari|safari-web|ms-browser|edge|opera|webkit)-(?:extension|masked-url)\b|^(?:chrome|resource|user-script|sandbox eval code)\b(?:[:/]|$)/i;
const HOST = /^(?=.{1,80}$)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,24}$/;
/** A label that could be a token or a telephone number. */
const IS_OPAQUE = /\d{5}|^(?=.*\d)[a-z0-9]{12,}$|^.{20,}$|^eyj/;

/** Returns whether an address is of a browser extension, whose attempts are not about our pages. */
export const isOfExtension = (address: unknown): boolean =>
  typeof address === 'string' && EXTENSION.test(address.trim());

/**
 * Returns what was blocked: a kind such as `inline`, or the origin of an address, with `*` for labels of the host that could
 * identify a person. An address of numbers is `other`.
 */
export function blockedSource(blocked: unknown): string {
  if (typeof blocked !== 'string') return OTHER;
  const text = blocked.trim();
  if (KINDS.includes(text)) return text;
  const scheme = text.split(':', 1)[0]?.toLowerCase() ?? '';
  if (BARE_SCHEMES.includes(scheme)) return scheme;
  if (!/^(?:https?|wss?):\/\//i.test(text) || !URL.canParse(text)) return OTHER;
  const { protocol, hostname, port } = new URL(text);
  if (hostname !== 'localhost' && !HOST.test(hostname)) return OTHER;
  const labels = hostname.split('.').map((label) => (IS_OPAQUE.test(label) ? '*' : label));
  return `${protocol}//${labels.join('.')}${port ? `:${port}` : ''}`;
}
