import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { codes } from '@aabha/db/schema/accounts';
import { codeDigits } from '../modules/accounts/codes.service';
import { aProduct, PASSWORD, SHIP_TO, signedInAs, someServiceAreas } from '../testing/builders';
import { addToCart, payAtProvider, startPayment, verify } from '../testing/shopping-steps';
import { startTestShop, type TestShop } from '../testing/test-shop';

/** Texts that no log line may contain, by kind. */
const secrets: Record<string, string> = {};
const lines: string[] = [];
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});

let shop: TestShop;
let smtp: Server;
beforeAll(async () => {
  smtp = await refusingMailServer();
  shop = await startTestShop(
    {
      /* Not `test`, so that calls are logged; the demo passwords stay valid. */
      NODE_ENV: 'development',
      LOG_LEVEL: 'trace',
      SMTP_URL: `smtp://mailer:mail-password@127.0.0.1:${(smtp.address() as AddressInfo).port}`,
    },
    log,
  );
  await someServiceAreas(shop.db);
});
afterAll(async () => {
  await shop.stop();
  smtp.close();
});

/** Starts a mail server that rejects every recipient and quotes the address. */
async function refusingMailServer(): Promise<Server> {
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean))
        socket.write(/^RCPT/i.test(line) ? `550 5.1.1 Unknown: ${line}\r\n` : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const NEWCOMER = { name: 'Lakshmi Iyer', phone: '9012345678', password: 'a secret nobody knows' };
const post = <T extends object = Record<string, never>>(path: string, body: unknown, token?: string) =>
  shop.rest<T>('POST', path, body, token);

async function openAccount(email: string) {
  await post('/otp/send-email-otp', { email });
  const [code] = await shop.db
    .select()
    .from(codes)
    .where(sql`${codes.emailKey} = ${email}`);
  secrets.code = codeDigits(shop.deps.config, code ?? { id: '', nonce: '' });
  await post('/otp/verify-email-otp', { email, otp: secrets.code });
  const { body } = await post<{ token: string }>('/auth/signup', { ...NEWCOMER, email });
  secrets.token = body.data.token;
  await post('/auth/login', { email, password: 'a wrong guess' });
  await post('/auth/login', { email, password: NEWCOMER.password });
}

async function shopAround() {
  const shopper = await signedInAs(shop);
  Object.assign(secrets, { shopperToken: shopper.token, shopperEmail: shopper.email, phone: shopper.phone });
  await addToCart(shop, shopper, (await aProduct(shop.db)).id);
  const paid = await payAtProvider(shop, (await startPayment(shop, shopper)).id);
  secrets.signature = paid.razorpay_signature;
  await verify(shop, shopper, { ...paid, razorpay_signature: 'f00d' }).catch(() => undefined);
  const { order } = { order: (await verify(shop, shopper, paid)).order };
  await shop.rest('GET', `/user/${shopper.email}`, undefined, shopper.token);
  await fetch(`${shop.url}/trpc/orders.get?input=${encodeURIComponent(JSON.stringify({ id: order._id }))}`);
  const boss = await signedInAs(shop, 'SuperAdmin');
  await shop.trpc(boss.token).orders.list.query({ filters: { search: shopper.email } });
  await fetch(`${shop.url}/api/v1/nowhere?token=${shopper.token}`);
}

/** Causes unexpected failures in queries whose values are personal. */
async function breakThings(email: string) {
  await shop.db.execute(sql`alter table subscribers rename to subscribers_gone`);
  expect((await post('/otp/user-subscribes', { email })).status).toBe(500);
  await shop.db.execute(sql`alter table users rename column phone to phone_gone`);
  expect((await post('/auth/login', { email, password: NEWCOMER.password })).status).toBe(200);
  const { status } = await shop.rest('GET', '/admin/dashboard', undefined, secrets.token);
  expect(status).toBe(403);
}

describe('the log', () => {
  it('contains no secret, token or personal data, whatever callers do and whatever fails', async () => {
    const email = 'lakshmi.iyer@example.in';
    Object.assign(secrets, {
      email,
      mailPassword: 'mail-password',
      password: NEWCOMER.password,
      builtPassword: PASSWORD,
      guess: 'a wrong guess',
      newcomerPhone: NEWCOMER.phone,
      name: NEWCOMER.name,
      address: SHIP_TO.address,
      hash: '$argon2id',
      keySecret: shop.keys.keySecret,
      webhookSecret: shop.keys.webhookSecret,
      tokenSecret: shop.deps.config.TOKEN_SECRET,
      database: shop.deps.config.DATABASE_URL,
    });
    const logged = () => lines.join('');
    const untilLogged = (text: string) =>
      vi.waitFor(() => expect(logged()).toContain(text), { timeout: 15_000 });
    await openAccount(email);
    await untilLogged('5.1.1'); // Before the tables are dropped that a mail is built from.
    await shopAround();
    await breakThings(email);
    await untilLogged('effect failed');

    /* The log does name the events. */
    for (const expected of [
      'incoming request',
      'request completed',
      'Failed query',
      '5.1.1',
      '"path":"/api/v1/auth/login"',
    ])
      expect(logged()).toContain(expected);
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret, what).not.toBe('');
      expect(
        lines.filter((line) => line.includes(secret)),
        what,
      ).toEqual([]);
      expect(
        lines.filter((line) => line.includes(encodeURIComponent(secret))),
        what,
      ).toEqual([]);
    }
  });
});
