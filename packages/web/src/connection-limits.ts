import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { networkOf } from './network-of';

export interface ConnectionLimitOptions {
  /** How many connections one network may have open, or requests under way behind a trusted proxy; 0 for any number. */
  perNetwork: number;
  /** Addresses of reverse proxies, as Fastify's `trustProxy` takes them. */
  trustedProxies: readonly string[];
  /** Answers a request that is one too many. */
  refuse: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Counts by key, and forgets keys with nothing left. */
class Counts {
  readonly #counts = new Map<string, number>();

  /** Counts one more unless there are `most` already. */
  take(key: string, most: number): boolean {
    const count = this.#counts.get(key) ?? 0;
    if (count >= most) return false;
    this.#counts.set(key, count + 1);
    return true;
  }

  giveBack(key: string): void {
    const count = (this.#counts.get(key) ?? 0) - 1;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}

/**
 * Limits how many connections one network holds. What comes through a trusted proxy shares the proxy's connections with
 * everybody else, so there the requests under way are counted, by the address that the proxy forwards. Requests of a
 * proxy's own, such as health checks, are not counted.
 */
export const connectionLimits = fp(
  async (app: FastifyInstance, { perNetwork, trustedProxies, refuse }: ConnectionLimitOptions) => {
    if (perNetwork === 0) return;
    const trusts = compile([...trustedProxies]);
    const isTrusted = (address: string) => trusts(address, 0);
    const connections = new Counts();
    const requests = new Counts();

    app.server.on('connection', (socket: Socket) => {
      const { remoteAddress } = socket;
      if (remoteAddress === undefined || isTrusted(remoteAddress)) return;
      const network = networkOf(remoteAddress);
      if (!connections.take(network, perNetwork)) return socket.destroy();
      socket.once('close', () => connections.giveBack(network));
    });

    app.addHook('onRequest', (request, reply, done) => {
      const { remoteAddress } = request.socket;
      if (remoteAddress === undefined || !isTrusted(remoteAddress) || isTrusted(request.ip)) return done();
      const network = networkOf(request.ip);
      if (!requests.take(network, perNetwork)) return refuse(request, reply);
      reply.raw.once('close', () => requests.giveBack(network));
      done();
    });
  },
);
