import fc from 'fast-check';
import { compare } from './compare';
import type { Model } from './order-model';
import type { World } from './order-world';

export type Command = fc.AsyncCommand<Model, World, true>;

/** Returns a command that does one thing in the model and in the shop, and then compares the two. */
export const comparedCommand = (
  name: string,
  check: (model: Readonly<Model>) => boolean,
  run: (model: Model, world: World) => Promise<void>,
): Command => ({
  check: (model) => Promise.resolve(check(model)),
  async run(model, world) {
    await run(model, world);
    await compare(model, world);
  },
  toString: () => name,
});

/** Which of several orders or refunds a command is about: mostly the first, so that much happens to one. */
export const chosenOne = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat(7) },
);
