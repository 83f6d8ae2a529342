/** Returns why a URL cannot be the public address of a site in production; undefined when it can. */
export function publicUrlError(url: string | undefined): string | undefined {
  if (!url) return 'is missing: production has no default address';
  if (!URL.canParse(url)) return 'must be a URL';
  const { protocol, hostname } = new URL(url);
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    return `must be the public address, not ${hostname}`;
  return protocol === 'https:' ? undefined : 'must be an https:// URL';
}
