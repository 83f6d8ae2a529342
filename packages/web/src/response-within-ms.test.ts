import { expect, it } from 'vitest';
import { responseWithinMs } from './response-within-ms';

it.each([
  ['/trpc/gstReturns.get?batch=1&input=%7B%7D', 300_000],
  ['/trpc/gstReturns.markFiled?batch=1', 300_000],
  ['/trpc/books.get,gstReturns.get?batch=1', 300_000],
  ['/api/v1/gst/gstr1/json', 300_000],
  ['/trpc/books.get?input=gstReturns.get', 30_000],
  ['/trpc/gstReturnsOf.get', 30_000],
  ['/api/v1/order/list?gst/gstr1/', 30_000],
  ['/media/gst/gstr1/x.webp', 30_000],
])('%s has %i ms', (path, ms) => {
  expect(responseWithinMs(path)).toBe(ms);
});
