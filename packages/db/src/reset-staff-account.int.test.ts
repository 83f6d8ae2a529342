import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSuperAdmin } from './create-super-admin';
import { passwordMatches } from './passwords';
import { resetStaffAccount } from './reset-staff-account';
import { cloneDatabase } from './testing/test-database';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
const owner = { email: 'Owner@shop.example', name: 'Owner', password: 'long and private' };
const NEW_PASSWORD = 'nine lemons on a bicycle';

beforeAll(async () => {
  database = await cloneDatabase();
  await createSuperAdmin(database.directUrl, owner, true);
  await database.sql`insert into authenticators (staff_id, kind, sealed_secret, last_step, confirmed_at)
    select id, 'totp', 'sealed', 1, now() from users`;
  await database.sql`insert into passkeys
      (staff_id, credential_id, public_key, counter, transports, is_multi_device, is_backed_up, name)
    select id, 'credential', 'key', 0, '{}', false, false, 'Work phone' from users`;
  await database.sql`insert into recovery_codes (staff_id, hash) select id, repeat('a', 64) from users`;
});
afterAll(() => database.close());

const reset = (email: string, password = NEW_PASSWORD) =>
  resetStaffAccount(database.directUrl, { email, password }, true);
const count = async (table: string) =>
  Number((await database.sql`select count(*) as n from ${database.sql(table)}`)[0]?.n);

it('refuses a password that staff may not choose, and an address without a staff account', async () => {
  await expect(reset(owner.email, 'short')).rejects.toThrow('12 to 128 characters');
  await expect(reset(owner.email, '1qaz2wsx3edc')).rejects.toThrow('list of stolen passwords');
  await expect(reset('nobody@shop.example')).rejects.toThrow(
    'There is no staff account for nobody@shop.example.',
  );
  await database.sql`insert into users (name, email, role) values ('Asha', 'asha@shop.example', 'User')`;
  await expect(reset('asha@shop.example')).rejects.toThrow('There is no staff account');
  expect(await count('authenticators')).toBe(1);
});

it('sets the password, removes the second factors, ends sessions, and is in the audit log', async () => {
  await reset('owner@SHOP.example');
  const [row] = await database.sql`select * from users where role = 'SuperAdmin'`;
  expect(await passwordMatches(row?.password_hash, NEW_PASSWORD)).toBe(true);
  expect(row?.token_version).toBe(2);
  const left = [await count('authenticators'), await count('passkeys'), await count('recovery_codes')];
  expect(left).toEqual([0, 0, 0]);
  const [entry] = await database.sql`select * from audit_log`;
  expect(entry).toMatchObject({
    action: 'staff.operator-reset',
    staff_id: row?.id,
    before: { secondFactor: true, passkeys: 1 },
  });
});

it('leaves a disabled account as it is', async () => {
  await database.sql`insert into users (name, email, role, disabled_at)
    values ('Sunil', 'sunil@shop.example', 'SubAdmin', now())`;
  await expect(reset('sunil@shop.example')).rejects.toThrow('is disabled');
  const [row] = await database.sql`select password_hash from users where email = 'sunil@shop.example'`;
  expect(row?.password_hash).toBeNull();
});
