import { describe, expect, it } from 'vitest';
import { judgeTarget } from './own-path';

describe('request target', () => {
  it.each(['/', '/televisions?page=2', '/a//b', '/?next=//evil.example', '/%2F/evil.example'])(
    'that is a path of this site is taken: %s',
    (target) => expect(judgeTarget(target)).toEqual({ kind: 'ok' }),
  );

  it.each([
    ['//evil.example/a?b=//c', '/evil.example/a?b=//c'],
    ['///evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['/\\/evil.example', '/evil.example'],
    ['//', '/'],
  ])('that another server could be read from is led to the clean path: %s', (target, path) =>
    expect(judgeTarget(target)).toEqual({ kind: 'redirect', path }),
  );

  it.each(['http://evil.example/', 'https://evil.example', 'evil.example:443', '*', '', 'x'])(
    'that is no path is refused: %s',
    (target) => expect(judgeTarget(target)).toEqual({ kind: 'refuse' }),
  );
});
