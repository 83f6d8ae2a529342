import { DEMO_PASSWORDS } from '@aabha/contracts/accounts/accounts.rules';
import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import type { Tx } from '../client';
import { hashPassword } from '../passwords';
import { businessDetails, users } from '../schema/accounts';
import { FIRST_NAMES, STREETS, SURNAMES } from './data/person-names';
import { pick, randomFrom, uuidAt, wholeBetween, type Random } from './random';
import type { PinCodePlace as Place } from '../reference/pin-codes';

const DAY_MS = 86_400_000;
const SHOPPERS = 72;
/** No password has this hash: nobody signs in as one of the demo's other shoppers. */
const NO_PASSWORD = '!';

export interface Person {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  home: Place;
  /** Of one who buys for a business. */
  business?: { gstin: string; legalName: string };
}

/** The four demo accounts (docs/spec/settings.md#demo-data), in the order of DEMO_PASSWORDS. */
const ACCOUNTS = [
  { email: 'superadmin@aabha.example', name: 'Meera Krishnan', role: 'SuperAdmin', phone: '9845012301' },
  { email: 'subadmin@aabha.example', name: 'Arun Thomas', role: 'SubAdmin', phone: '9845012302' },
  { email: 'shopper@aabha.example', name: 'Asha Rao', role: 'User', phone: '9845012303' },
  { email: 'business@aabha.example', name: 'Imran Khan', role: 'Business', phone: '9845012304' },
] as const satisfies readonly { email: string; name: string; role: Role; phone: string }[];

export interface People {
  staff: string[];
  shopper: Person;
  business: Person;
  others: Person[];
}

function personAt(random: Random, index: number, homes: readonly Place[]): Person {
  const first = pick(random, FIRST_NAMES);
  const last = pick(random, SURNAMES);
  const home = pick(random, homes);
  return {
    id: uuidAt(Date.UTC(2025, 9, 1) + index * 3 * DAY_MS, random),
    name: `${first} ${last}`,
    email: `${first}.${last}${index + 11}@shoppers.example`.toLowerCase(),
    phone: `9${wholeBetween(random, 100_000_000, 899_999_999)}`,
    address: `${wholeBetween(random, 1, 240)}, ${pick(random, STREETS)}`,
    home,
  };
}

/** The business of the demo's Business account, in the State of the shop; those of two other shoppers. */
const DEMO_BUSINESS = { gstin: '29AAKFK4417M1ZU', legalName: 'Kaveri Stays LLP' };
const BUSINESSES = new Map([
  ['Maharashtra', { gstin: '27AACCM9910C1ZN', legalName: 'Mumbai Conference Rooms Private Limited' }],
  ['Tamil Nadu', { gstin: '33AAGCS2201P1ZF', legalName: 'Sangam Clinics Private Limited' }],
]);

/** Returns a shopper with the business of their State, each business with one shopper. */
function withBusiness(person: Person, index: number, people: readonly Person[]): Person {
  const business = BUSINESSES.get(person.home.state);
  const isFirst = people.findIndex(({ home }) => home.state === person.home.state) === index;
  return business && isFirst ? { ...person, business } : person;
}

/** Writes the four accounts that somebody can sign in to, and shoppers who bought and reviewed before. */
export async function insertPeople(tx: Tx, places: readonly Place[], now: Date): Promise<People> {
  const random = randomFrom(41);
  const homes = places.filter(({ mark }) => mark === '*');
  const home = places.find(({ pinCode }) => pinCode === '560034') ?? pick(random, homes);
  const demo = await Promise.all(
    ACCOUNTS.map(async (account, index) => ({
      ...account,
      id: uuidAt(Date.UTC(2025, 8, 1) + index * DAY_MS, random),
      address: `${12 + index}, 5th Cross, Koramangala, ${home.district} ${home.pinCode}`,
      passwordHash: await hashPassword(DEMO_PASSWORDS[index] ?? ''),
      createdAt: new Date(now.getTime() - (410 - index) * DAY_MS).toISOString(),
    })),
  );
  const others = Array.from({ length: SHOPPERS }, (_, index) => personAt(random, index, homes));
  await tx.insert(users).values(demo);
  await tx.insert(users).values(
    others.map(({ home: place, address, ...person }, index) => ({
      ...person,
      address: `${address}, ${place.district} ${place.pinCode}`,
      role: 'User' as const,
      passwordHash: NO_PASSWORD,
      createdAt: new Date(now.getTime() - (400 - index * 3) * DAY_MS).toISOString(),
    })),
  );
  await tx.insert(businessDetails).values({ userId: demo[3]?.id ?? '', ...DEMO_BUSINESS });
  const [superAdmin, subAdmin, shopper, business] = demo;
  if (!superAdmin || !subAdmin || !shopper || !business) throw new Error('A demo account is missing.');
  return {
    staff: [superAdmin.id, subAdmin.id],
    shopper: { ...shopper, home },
    business: { ...business, home, business: DEMO_BUSINESS },
    others: others.map(withBusiness),
  };
}
