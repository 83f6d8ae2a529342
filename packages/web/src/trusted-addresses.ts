import { compile } from '@fastify/proxy-addr';

/** Returns a function that tells whether an address is that of a trusted proxy, in the format of Fastify's `trustProxy`. */
export function trustedAddresses(proxies: readonly string[]): (address: string | undefined) => boolean {
  const trusts = compile([...proxies]);
  return (address) => address !== undefined && trusts(address, 0);
}
