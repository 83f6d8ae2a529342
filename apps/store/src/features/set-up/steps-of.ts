import type { ApiOutputs } from '../../lib/trpc';

export type Guide = ApiOutputs['products']['setUp']['guide'];
export type SetUpTelevision = ApiOutputs['products']['setUp']['television'];

/** Returns the name under which a part of the box is ticked off. */
export const boxStep = ({ part, text }: Guide['box'][number]): string => `box ${part ?? text}`;

/** Returns all that can be ticked off in a guide, in its order. */
export function stepsOf({ box, connections, start }: Guide): string[] {
  return [
    ...['carry', 'film'],
    ...new Set(box.map(boxStep)),
    'place',
    ...connections.map(({ purpose }) => `connect ${purpose}`),
    ...start.map((step) => `start ${step}`),
    ...['check', 'energy'],
  ];
}
