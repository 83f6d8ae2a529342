import Fastify from 'fastify';
import postgres from 'postgres';

/* Serves the minimal cost of a write: Fastify and one durable commit of one small row. */
const sql = postgres(process.env.DATABASE_URL ?? '', { max: 10, onnotice: () => undefined });
await sql`create table if not exists bench_writes (id int generated always as identity, at timestamptz default now())`;
const app = Fastify();
app.get('/ready', () => 'ready');
app.post('/write', async () => {
  await sql`insert into bench_writes default values`;
  return { done: true };
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
