import { expect, it } from 'vitest';
import { webhookUrlError } from './webhook-url-error';

it('takes https addresses only, and http ones in development', () => {
  expect(webhookUrlError('https://erp.example.com/hooks?shop=1')).toBeUndefined();
  expect(webhookUrlError('http://erp.example.com')).toContain('https://');
  expect(webhookUrlError('http://127.0.0.1:8080', true)).toBeUndefined();
  for (const text of ['erp', 'ftp://a.in', 'file:///etc', 'https://u:p@a.in', 'https://a.in/#x', 'https://'])
    expect(webhookUrlError(text, true), text).toBeTypeOf('string');
});
