import { createServer } from 'node:http';
import Fastify from 'fastify';
import postgres from 'postgres';

/*
 * Serves the minimal cost of a page of orders as a separate process. KIND=bytes: node:http sends BODY; otherwise Fastify
 * runs one prepared query for twenty rows of the same table, without related rows.
 */
const port = Number(process.env.PORT);

function bytes(): void {
  const body = Buffer.from(process.env.BODY ?? '');
  createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  }).listen(port, '127.0.0.1');
}

async function oneQuery(): Promise<void> {
  const sql = postgres(process.env.DATABASE_URL ?? '', { max: 10 });
  const app = Fastify();
  app.get('/ready', () => 'ready');
  app.get('/', () => sql`select * from orders order by created_at desc, id desc limit 20`);
  await app.listen({ port, host: '127.0.0.1' });
}

await (process.env.KIND === 'bytes' ? bytes() : oneQuery());
