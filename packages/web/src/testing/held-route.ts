import type { FastifyInstance } from 'fastify';

/** A route whose answer, 'done', waits until it is let go; `underWay` once somebody has asked for it. */
export function heldRoute(app: Pick<FastifyInstance, 'get'>, path: string) {
  let begun: () => void = () => undefined;
  let letGo: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => (begun = resolve));
  const mayAnswer = new Promise<void>((resolve) => (letGo = resolve));
  app.get(path, async () => {
    begun();
    await mayAnswer;
    return 'done';
  });
  return { underWay, letGo };
}
