import { hostsOf } from './host-options';

/** Returns what is wrong with a connection URL, which may name several hosts; undefined for a valid one. */
export function databaseUrlError(url: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(url)) return 'must be a postgres:// URL';
  const hosts = hostsOf(url);
  /* The text of a host may be a part of the password, where that is not encoded. */
  const wrong = hosts.findIndex((host) => host === '' || !URL.canParse(url.replace(hosts.join(','), host)));
  return wrong < 0 ? undefined : `must be a postgres:// URL, but its host number ${wrong + 1} is not valid`;
}
