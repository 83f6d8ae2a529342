import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { networkOf } from './network-of';
import { trustedAddresses } from './trusted-addresses';

interface ConnectionLimitOptions {
  /**
   * Maximum of open connections of one network, or of its requests in flight behind a trusted proxy; 0
   * disables the limit.
   */
  perNetwork: number;
  /** Addresses of reverse proxies, in the format of Fastify's `trustProxy`. */
  trustedProxies: readonly string[];
  /** Responds to a request above the limit. */
  refuse: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Counters by key; a key is removed at zero. */
class Counts {
  readonly #counts = new Map<string, number>();

  /** Adds one to a counter and returns true, unless the counter has reached `most`. */
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
 * Limits the connections of one network. Connections of a trusted proxy are shared by many visitors, so there
 * the requests in flight are counted instead, by forwarded address. Requests of the proxy itself, such as
 * health checks, are not counted.
 */
export const connectionLimits = fp(
  async (app: FastifyInstance, { perNetwork, trustedProxies, refuse }: ConnectionLimitOptions) => {
    if (perNetwork === 0) return;
    const isTrusted = trustedAddresses(trustedProxies);
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
