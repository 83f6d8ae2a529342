import type { FastifyInstance } from 'fastify';

/**
 * Adds a route whose response, 'done', is sent when `release` is called; `started` resolves with the first
 * request.
 */
export function heldRoute(app: Pick<FastifyInstance, 'get'>, path: string) {
  let notifyStarted: () => void = () => undefined;
  let release: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (notifyStarted = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  app.get(path, async () => {
    notifyStarted();
    await released;
    return 'done';
  });
  return { started, release };
}
