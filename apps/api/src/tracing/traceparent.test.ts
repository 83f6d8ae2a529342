import { expect, it } from 'vitest';
import { formatTraceparent, parseTraceparent } from './traceparent';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

it('reads a traceparent and writes it again', () => {
  const span = parseTraceparent(`00-${TRACE}-${SPAN}-01`);
  expect(span).toEqual({ traceId: TRACE, spanId: SPAN, traceFlags: 1, isRemote: true });
  expect(formatTraceparent(span)).toBe(`00-${TRACE}-${SPAN}-01`);
});

it.each([
  undefined,
  '',
  ['00'],
  `01-${TRACE}-${SPAN}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE}-${SPAN}-01-more`,
])('ignores %j', (text) => {
  expect(parseTraceparent(text)).toBeUndefined();
});
