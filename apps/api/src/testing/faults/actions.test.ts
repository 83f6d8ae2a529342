import { expect, it } from 'vitest';
import { appRouter } from '../../modules/router';
import { restEndpoints } from '../../rest/rest-routes';
import { proceduresOf } from '../../trpc/built-procedures';
import { actionOfRequest } from './actions';
import { FAULT_POINTS } from './fault-points';

const BOUNDARIES = ['commit.before', 'commit.after', 'response.before'];

it('every action with an Idempotency-Key has fault points around its commit and before its response, over both transports', () => {
  const keyed = Object.entries(proceduresOf(appRouter)).flatMap(([name, { _def }]) =>
    _def.meta?.onceAKey === undefined ? [] : [name],
  );
  expect(keyed.length).toBeGreaterThan(10);
  for (const name of keyed) {
    const act = actionOfRequest(`/trpc/${name}`);
    expect(FAULT_POINTS, name).toEqual(expect.arrayContaining(BOUNDARIES.map((at) => `${act}.${at}`)));
    const path = restEndpoints().find(({ procedure }) => procedure === name)?.path;
    if (path) expect(actionOfRequest(`/api/v1${path.replace('{id}', '1')}`), path).toBe(act);
  }
});
