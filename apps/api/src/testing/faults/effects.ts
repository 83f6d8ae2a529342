import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { effectHandlers as real } from '../../effects';
import type { EffectHandlers } from '../../outbox/worker';
import { actionOfEffect, actionOfRequest } from './actions';
import { cross, runInAction } from './fault-points';

export { transactionHandlers } from '../../effects';

function crossAtResponse(response: ServerResponse): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((...args: unknown[]) => {
    cross('response.before');
    const ended = end(...args);
    response.once('finish', () => cross('response.after'));
    return ended;
  }) as typeof response.end;
}

/* Each request runs in its action at the HTTP level, so that no product code is changed. */
type Emit = (this: Server, event: string, ...args: unknown[]) => boolean;
const emit = Server.prototype.emit as Emit;
Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
  const [request, response] = args;
  const act =
    event === 'request' && request instanceof IncomingMessage
      ? actionOfRequest(request.url ?? '')
      : undefined;
  if (act === undefined) return emit.call(this, event, ...args);
  return runInAction(act, () => {
    if (response instanceof ServerResponse) crossAtResponse(response);
    return emit.call(this, event, ...args);
  });
} satisfies Emit;

/** The real effect handlers, each run in its action. */
export const effectHandlers = Object.fromEntries(
  Object.entries(real).map(([kind, handler]) => [
    kind,
    (...args: unknown[]) =>
      runInAction(actionOfEffect(kind), () => (handler as (...args: unknown[]) => unknown)(...args)),
  ]),
) as unknown as EffectHandlers;
