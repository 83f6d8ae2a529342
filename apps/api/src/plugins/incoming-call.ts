import type { FastifyRequest } from 'fastify';
import type { IncomingCall } from '../trpc/context';
import { notesOf } from './public-reads';

/** What both doors take from a request: address (Fastify reads forwarded ones from trusted proxies only), id, token, key. */
export function callOf(request: FastifyRequest): IncomingCall {
  return {
    address: request.ip,
    requestId: request.id,
    authorization: request.headers.authorization,
    idempotencyKey: [request.headers['idempotency-key']].flat()[0],
    notes: notesOf(request),
  };
}
