import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import postgres from 'postgres';

/*
 * Serves the minimal cost of a response as a separate process. KIND=bytes: node:http sends the bytes of the response of
 * BODY_FROM, compressed by ACCEPT_ENCODING; otherwise Fastify runs one prepared query for the columns of a card or a
 * television, without pictures and reservations.
 */
const port = Number(process.env.PORT);
const CARD = `id, name, category, company_name, price_paise, discount_percent, new_price_paise, stock, screen_inches,
  resolution, technology, refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn, rating_sum, rating_count,
  warranty_months, warranty_pricing, created_at`;

async function bytes(): Promise<void> {
  const { BODY_FROM = '', ACCEPT_ENCODING = 'identity' } = process.env;
  const response = await new Promise<IncomingMessage>((resolve) =>
    get(BODY_FROM, { headers: { 'accept-encoding': ACCEPT_ENCODING } }, resolve),
  );
  const body = await buffer(response);
  createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    reply.end(body);
  }).listen(port, '127.0.0.1');
}

async function oneQuery(): Promise<void> {
  const sql = postgres(process.env.DATABASE_URL ?? '', { max: 10 });
  const app = Fastify();
  const newest = `select ${CARD} from products where removed_at is null and is_listed order by created_at desc, id desc limit 20`;
  app.get('/ready', () => 'ready');
  app.get('/list', () => sql.unsafe(newest, [], { prepare: true }));
  app.get<{ Params: { id: string } }>('/detail/:id', async ({ params }) => {
    const whole = `select ${CARD}, highlights, description, specifications from products where id = $1`;
    const [row] = await sql.unsafe(whole, [params.id], { prepare: true });
    return row;
  });
  await app.listen({ port, host: '127.0.0.1' });
}

await (process.env.KIND === 'bytes' ? bytes() : oneQuery());
