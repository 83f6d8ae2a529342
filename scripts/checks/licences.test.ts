import { expect, test } from 'vitest';
import { licenceProblem } from './licences';

const problem = (licence: string, name = 'some-package') =>
  licenceProblem({ name, version: '1.0.0', licence, integrity: '', isOptional: false });

test.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', 'Apache-2.0'])('%s may be shipped', (licence) => {
  expect(problem(licence)).toBeUndefined();
});

test.each(['', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE', 'AGPL-3.0'])(
  '%j may not, unless it is named with its reason',
  (licence) => {
    expect(problem(licence)).toContain('some-package@1.0.0 has no licence that the shop may ship');
    expect(problem(licence, 'png-js')).toBeUndefined();
  },
);
