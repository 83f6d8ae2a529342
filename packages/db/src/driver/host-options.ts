/** Seconds for connecting to one host; where there are several, the next one is tried after the shorter time. */
const CONNECT_SECONDS = 10;
const CONNECT_SECONDS_OF_SEVERAL = 2;

/** Returns the `host:port` list of a connection URL; a URL may name several, for a primary and its standbys. */
export function hostsOf(url: string): string[] {
  const [authority = ''] = url.slice(url.indexOf('://') + 3).split(/[/?]/);
  return authority.slice(authority.lastIndexOf('@') + 1).split(',');
}

/**
 * Returns the driver's options for the hosts of a connection URL. Of several it uses the one that accepts writes, so that a
 * promoted standby is found without a new setting; or, for reads, one that is a standby.
 */
export function hostOptions(
  url: string,
  target: 'read-write' | 'standby' = 'read-write',
): { connect_timeout: number; target_session_attrs?: 'read-write' | 'standby' } {
  if (hostsOf(url).length < 2) return { connect_timeout: CONNECT_SECONDS };
  return { connect_timeout: CONNECT_SECONDS_OF_SEVERAL, target_session_attrs: target };
}
