import type { IncomingMessage } from 'node:http';

/** The maximum size of Node's request headers, so that no path parameter is too long to be routed. */
export const LONGEST_PARAMETER = 16 * 1024;

/**
 * Returns the decoded path, or undefined for a malformed one. The result is returned because bundlers remove
 * calls without a use.
 */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Returns the URL of a request with a path that can be decoded. In a path with a malformed escape (`%ff`,
 * `%E0%A4%A`), every percent sign becomes a tilde, which no route has: the visitor gets the normal 404
 * instead of the framework's error. An escaped percent sign would fail in routers that decode a path twice.
 * Used as Fastify's `rewriteUrl` by all three servers.
 */
export function toReadableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url;
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return decode(path) !== undefined ? url : path.replaceAll('%', '~') + url.slice(path.length);
}
