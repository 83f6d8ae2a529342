import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type SignedIn } from '../testing/builders';
import { startTestShop, type TestShop } from '../testing/test-shop';

const lines: string[] = [];
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});

let shop: TestShop;
let shopper: SignedIn;
beforeAll(async () => {
  shop = await startTestShop({ LOG_LEVEL: 'info' }, log);
  shopper = await signedInAs(shop);
});
afterAll(() => shop.stop());

const refusals = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'call refused')
    .map(({ reason, procedure, account }) => ({ reason, procedure, account }));

describe('the log', () => {
  it('names a refused call with its reason and account, over both transports', async () => {
    lines.length = 0;
    expect((await shop.rest('POST', '/coupon/list', {}, shopper.token)).status).toBe(403);
    await expect(shop.trpc(shopper.token).coupons.list.query({})).rejects.toThrow();
    const forbidden = { reason: 'FORBIDDEN', procedure: 'coupons.list', account: shopper.id };
    await expect.poll(refusals).toEqual([forbidden, forbidden]);
  });

  it('names a refused sign-in without its e-mail and password, and no refusal of another kind', async () => {
    lines.length = 0;
    expect((await shop.rest('GET', '/product/0')).status).toBe(404);
    const login = { email: shopper.email, password: 'not it, not at all' };
    expect((await shop.rest('POST', '/auth/login', login)).status).toBe(401);
    await expect
      .poll(refusals)
      .toEqual([{ reason: 'WRONG_PASSWORD', procedure: 'accounts.login', account: undefined }]);
    expect(lines.join('')).not.toContain(shopper.email);
    expect(lines.join('')).not.toContain(login.password);
  });
});
