import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, type FormFields } from '../testing/forms';
import { setErrorHandlers } from '../http/failures';
import { FORM_OPTIONS, readForm } from './read-form';

const MOST = 10_000;
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  setErrorHandlers(app);
  await app.register(multipart, FORM_OPTIONS);
  app.post('/', async (request) => Object.keys(await readForm(request, { formBytes: MOST })));
  app.post('/text', (request) => readForm(request, { formBytes: MOST, textFileBytes: MOST - 1_000 }));
});
afterAll(() => app.close());

const aFile = (bytes: number) => new File([new Uint8Array(bytes)], 'a.png');

/** Sends a chunked form without a content length. */
async function inject(url: string, fields: FormFields) {
  const { body, headers } = new Response(formOf(fields));
  const payload = Readable.from(body as ReadableStream<Uint8Array>, { objectMode: false });
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': headers.get('content-type') ?? '', 'transfer-encoding': 'chunked' },
    payload,
  });
}

async function send(fields: FormFields) {
  const response = await inject('/', fields);
  return { status: response.statusCode, reason: response.json<{ data?: { reason: string } }>().data?.reason };
}

describe('a form without a content length', () => {
  it.each<[string, FormFields]>([
    ['a file', { img: aFile(MOST - 1), name: 'A' }],
    ['fields', { name: 'A'.repeat(MOST / 2), description: 'B'.repeat(MOST / 2) }],
  ])('is accepted when %s add up to the limit', async (_name, fields) => {
    expect((await send(fields)).status).toBe(200);
  });

  it.each<[string, FormFields]>([
    ['a file', { img: aFile(MOST + 1) }],
    ['several files', { img: [aFile(4_000), aFile(4_000), aFile(4_000)] }],
    ['fields', { name: 'A'.repeat(MOST / 2), description: 'B'.repeat(MOST / 2 + 1) }],
    ['letters of several bytes', { name: 'ह'.repeat(MOST / 3 + 1) }],
    ['a file and fields', { name: 'A'.repeat(MOST / 2), img: aFile(MOST / 2 + 1) }],
  ])('is rejected when %s exceed the limit in total', async (_name, fields) => {
    expect(await send(fields)).toEqual({ status: 413, reason: 'TOO_LARGE' });
  });
});

describe('a call that takes a text as a file', () => {
  const aText = (text: string) => new File([text], 'terms.csv');

  it('reads a file and a field alike, beyond the length of ordinary fields', async () => {
    for (const csv of [aText('Name,₹\nह,"1"'), 'Name,₹\nह,"1"'])
      expect((await inject('/text', { csv })).json()).toEqual({ csv: 'Name,₹\nह,"1"' });
  });
  it('refuses one that is too large whole, and takes no part of it', async () => {
    for (const csv of [aText('a'.repeat(MOST - 999)), 'a'.repeat(MOST - 999)])
      expect((await inject('/text', { csv })).json()).toMatchObject({ data: { reason: 'TOO_LARGE' } });
  });
});
