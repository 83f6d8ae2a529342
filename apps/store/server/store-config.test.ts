import { expect, it } from 'vitest';
import { readStoreConfig } from './store-config';

it('needs its public address in production, and only there', () => {
  expect(readStoreConfig({}).STORE_URL).toBe('http://localhost:3000');
  expect(() => readStoreConfig({ NODE_ENV: 'production' })).toThrow('STORE_URL is missing');
  const url = 'https://shop.example.in';
  expect(readStoreConfig({ NODE_ENV: 'production', STORE_URL: url }).STORE_URL).toBe(url);
});
