import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerPages } from './pages';

it('security.txt is that of the shop', async () => {
  const app = Fastify();
  registerPages(app, 'https://shop.example/', () => '<!doctype html>');
  const response = await app.inject('/.well-known/security.txt');
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('https://shop.example/.well-known/security.txt');
  await app.close();
});
