import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Ranges of IPv4 that are not the public internet: those of the IANA registry, multicast and reserved ones. */
const NOT_PUBLIC_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** The global unicast addresses of IPv6: everything else is refused, IPv4-mapped addresses among it. */
const GLOBAL_6: readonly (readonly [string, number])[] = [['2000::', 3]];
/** What of these leads elsewhere: protocol assignments with Teredo, documentation, 6to4. */
const NOT_PUBLIC_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function blockList(ranges: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [address, bits] of ranges) list.addSubnet(address, bits, family);
  return list;
}

const notPublic4 = blockList(NOT_PUBLIC_4, 'ipv4');
const global6 = blockList(GLOBAL_6, 'ipv6');
const notPublic6 = blockList(NOT_PUBLIC_6, 'ipv6');

/** Returns whether an IP address is one of the public internet; false for anything that is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic4.check(address, 'ipv4');
  /* One with a zone is link-local. */
  if (!isIPv6(address) || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}
