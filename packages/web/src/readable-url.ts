import type { IncomingMessage } from 'node:http';

/** As long as a request's headers may be in Node, so that no parameter of a path is too long to be routed. */
export const LONGEST_PARAMETER = 16 * 1024;

/** Undefined where a path cannot be decoded. What is decoded is returned, since bundlers take out a call without use. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Returns the URL of a request with a path that can be decoded: where an escape is malformed (`%ff`, `%E0%A4%A`), every
 * percent sign of the path becomes a tilde, which no path of ours has. Such a path names nothing, and is answered as any
 * unknown one is, instead of with the framework's own error. An escaped percent sign would not do: routers that decode a
 * path a second time fail at it. Fastify's `rewriteUrl` for all three servers.
 */
export function toReadableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (!url.includes('%')) return url;
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return decode(path) !== undefined ? url : path.replaceAll('%', '~') + url.slice(path.length);
}
