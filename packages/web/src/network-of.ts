import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns all eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const between = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: between }, () => '0'), ...last];
}

/**
 * Returns the network that limits count by: an IPv4 address in its normal form, or the /64 of an IPv6
 * address, since one machine may use any address of its /64.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? '';
  const mapped = MAPPED_IPV4.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return bare;
  const network = groupsOf(bare).slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
