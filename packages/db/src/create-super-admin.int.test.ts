import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSuperAdmin } from './create-super-admin';
import { passwordMatches } from './passwords';
import { cloneDatabase } from './testing/test-database';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
const owner = { email: 'Owner@shop.example', name: 'Owner', password: 'long and private' };

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

describe('createSuperAdmin', () => {
  it('makes an account that its password opens', async () => {
    await createSuperAdmin(database.directUrl, owner, true);
    const [row] =
      await database.sql`select role, password_hash from users where email = 'Owner@shop.example'`;
    expect(row?.role).toBe('SuperAdmin');
    expect(await passwordMatches(row?.password_hash, owner.password)).toBe(true);
  });
  it('refuses an e-mail that has an account, in any spelling', async () => {
    await expect(
      createSuperAdmin(database.directUrl, { ...owner, email: 'owner@SHOP.example' }, true),
    ).rejects.toThrow('There is an account for owner@shop.example already.');
  });
  it('refuses the passwords of the demo in production, and others made of words about the shop', async () => {
    const known = { email: 'second@shop.example', name: 'Second', password: 'Business@12345' };
    await expect(createSuperAdmin(database.directUrl, known, true)).rejects.toThrow('password of the demo');
    await expect(createSuperAdmin(database.directUrl, known, false)).rejects.toThrow('Anybody would try');
  });
  it('refuses a breached password', async () => {
    await expect(
      createSuperAdmin(
        database.directUrl,
        { ...owner, email: 'third@shop.example', password: '1qaz2wsx3edc' },
        false,
      ),
    ).rejects.toThrow('list of stolen passwords');
  });
  it('rejects a short password and an invalid e-mail address', async () => {
    await expect(createSuperAdmin(database.directUrl, { ...owner, password: 'five5' }, true)).rejects.toThrow(
      'A password has 12 to 128 characters.',
    );
    await expect(createSuperAdmin(database.directUrl, { ...owner, email: 'owner' }, true)).rejects.toThrow(
      'owner is not an e-mail address.',
    );
  });
});
