import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { STAFF_ROLES } from '@aabha/contracts/accounts/accounts.values';
import type { ListCustomersInput } from '@aabha/contracts/accounts/accounts.staff.schema';
import { paise } from '@aabha/contracts/money/money';
import { FIRST_STAFF_ROLE } from '@aabha/contracts/staff-roles/staff-roles.values';
import { filterText } from '@aabha/contracts/wire/wire.schema';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { isDeep, nearerEnd } from '@aabha/db/nearer-end';
import { isUuid } from '@aabha/db/ids';
import { deepPart, fromMilestone } from '@aabha/db/milestones/deep-part';
import { milestoneLists } from '@aabha/db/milestones/milestone-lists';
import { users } from '@aabha/db/schema/accounts';
import { orders } from '@aabha/db/schema/orders';
import { staffRoles } from '@aabha/db/schema/staff-roles';
import { refunds } from '@aabha/db/schema/refunds';
import { containsPhone, containsText } from '@aabha/db/search/contains-text';
import {
  countedUpTo,
  countSome,
  LOOKED_THROUGH,
  mayBeCommon,
  partOfPage,
  type SomeMatches,
} from '@aabha/db/search/count-some';
import { withinDays } from '@aabha/db/search/within-days';
import { staffRoleIdOfUser } from '@aabha/db/staff-role-conditions';
import { only } from '@aabha/db/tx';
import { countCustomers } from './accounts.queries';
import { userHasFactor } from './second-factor.queries';
import { isSumField, pageBySums } from './accounts.sums.queries';

const person = {
  _id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  role: users.role,
  created_at: users.createdAt,
  updated_at: users.updatedAt,
};
const staffWire = {
  ...person,
  disabled: sql<boolean>`${users.disabledAt} is not null`,
  invited: sql<boolean>`${users.passwordHash} is null`,
  secondFactor: userHasFactor,
  /* Null for a SuperAdmin, who may do everything. */
  staffRole: sql<{ _id: string; name: string } | null>`case when ${users.role} = 'SubAdmin' then
    (select json_build_object('_id', r.id, 'name', r.name) from ${staffRoles} r where r.id = ${staffRoleIdOfUser}) end`,
};

/** Sums of the orders of some customers; spent is the amount paid less refunds. */
function ordered(db: DbOrTx, only: SQL) {
  const parts = db
    .select({
      paymentId: refunds.capturedPaymentId,
      amount: sql<string>`sum(${refunds.amountPaise})`.as('amount'),
    })
    .from(refunds)
    .where(and(isNull(refunds.paymentId), ne(refunds.status, 'failed')))
    .groupBy(refunds.capturedPaymentId)
    .as('parts');
  return db
    .select({
      userId: sql<string>`${orders.userId}`.as('user_id'),
      n: count().as('n'),
      spent:
        sql<string>`sum(${orders.totalPaise} - coalesce(${parts.amount}, 0)) filter (where ${orders.status} not in ('Cancelled', 'Returned'))`.as(
          'spent',
        ),
      last: sql<string>`max(${orders.createdAt})`.as('last'),
    })
    .from(orders)
    .leftJoin(parts, eq(parts.paymentId, orders.paymentId))
    .where(only)
    .groupBy(orders.userId)
    .as('ordered');
}

const OWN = { created_at: sql`${users.createdAt}`, name: sql`lower(${users.name})` };
type CustomerSort = NonNullable<ListCustomersInput['sort']>['field'];

const matchesText = (search: string) =>
  or(containsText(users.name, search), containsText(users.email, search), containsPhone(users.phone, search));

function matching({ filters }: Pick<ListCustomersInput, 'filters'>): SQL | undefined {
  const search = filterText(filters.search);
  return and(
    filters.role === undefined ? milestoneLists.customers.where : eq(users.role, filters.role),
    filters.closed === undefined
      ? undefined
      : filters.closed
        ? isNotNull(users.disabledAt)
        : isNull(users.disabledAt),
    withinDays(users.createdAt, filters),
    search === undefined ? undefined : matchesText(search),
  );
}

/** Returns whether counters know how many customers there are: they count by role and by closed accounts. */
const isCounted = ({ search, from, to }: ListCustomersInput['filters']) =>
  filterText(search) === undefined && from === undefined && to === undefined;

/** Returns whether a page is of all customers by age. */
const isWholeByAge = ({ filters, sort }: ListCustomersInput) =>
  isCounted(filters) &&
  filters.role === undefined &&
  filters.closed === undefined &&
  (sort === undefined || sort.field === 'created_at');

/** Returns the part of the list that a page is, read from a milestone or its nearer end, and the order there. */
async function partOf(db: DbOrTx, input: ListCustomersInput, order: 'asc' | 'desc') {
  const part = { limit: input.pageSize, offset: (input.pageNum - 1) * input.pageSize };
  if (!isDeep(part) || !isCounted(input.filters)) return { ...part, order, milestone: undefined };
  const countRows = () => countCustomers(db, input.filters);
  const { isReversed, ...page } = isWholeByAge(input)
    ? await deepPart(db, 'customers', { ...part, order }, countRows)
    : { ...nearerEnd(part, await countRows()), milestone: undefined };
  return { ...page, order: isReversed === (order === 'asc') ? ('desc' as const) : ('asc' as const) };
}

/** Returns the sums of the orders of a page of customers. Only those customers are read and summed up. */
function pageOfFigures(
  db: DbOrTx,
  input: ListCustomersInput,
  field: CustomerSort,
  { order, limit, offset, milestone }: Awaited<ReturnType<typeof partOf>>,
) {
  const where = and(matching(input), milestone && fromMilestone(users, milestone, order));
  if (isSumField(field)) return { figures: pageBySums(db, where, { field, order, limit, offset }) };
  const direction = order === 'desc' ? desc : asc;
  const page = db
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(direction(OWN[field]), direction(users.id))
    .limit(limit)
    .offset(offset);
  return { figures: ordered(db, inArray(orders.userId, page)), page };
}

/** Selects a page of customers, newest first by default. */
export async function selectCustomers(db: DbOrTx, input: ListCustomersInput) {
  const order = input.sort?.order ?? 'desc';
  const direction = order === 'desc' ? desc : asc;
  const field = input.sort?.field ?? 'created_at';
  const { figures, page } = pageOfFigures(db, input, field, await partOf(db, input, order));
  const orderCount = sql<number>`coalesce(${figures.n}, 0)`.mapWith(Number);
  const spent = sql`coalesce(${figures.spent}, 0)`.mapWith((value: unknown) => paise(Number(value)));
  const by = {
    ...OWN,
    orderCount,
    totalSpent: spent,
    lastOrderAt: sql`coalesce(${figures.last}, '-infinity')`,
  }[field];
  return db
    .select({
      ...person,
      address: users.address,
      zip: users.zip,
      closed: sql<boolean>`${users.disabledAt} is not null`,
      orderCount,
      totalSpent: spent,
      lastOrderAt: sql<string | null>`${figures.last}`.mapWith((value: string) =>
        new Date(value).toISOString(),
      ),
    })
    .from(users)
    .leftJoin(figures, eq(figures.userId, users.id))
    .where(page ? inArray(users.id, page) : isNotNull(figures.userId))
    .orderBy(direction(by), direction(users.id));
}

/** Returns the number of all customers of a filter. */
export async function countMatchingCustomers(
  db: DbOrTx,
  input: Pick<ListCustomersInput, 'filters'>,
): Promise<number> {
  if (isCounted(input.filters)) return countCustomers(db, input.filters);
  const [row] = await db.select({ n: count() }).from(users).where(matching(input));
  return row?.n ?? 0;
}

/** Counts the customers of a list: those of a text no further than its pager needs. */
export async function countListedCustomers(db: DbOrTx, input: ListCustomersInput): Promise<SomeMatches> {
  const { search: text, ...others } = input.filters;
  const search = filterText(text);
  if (search === undefined) return { total: await countMatchingCustomers(db, input), isMore: false };
  const some = sql`(select * from ${users} where ${matching({ filters: others })} limit ${LOOKED_THROUGH}) users`;
  return countSome(
    db,
    {
      first:
        mayBeCommon(search) && isCounted(others)
          ? sql`select 1 from ${some} where ${matchesText(search)}`
          : undefined,
      all: sql`select 1 from ${users} where ${matching(input)}`,
    },
    countedUpTo(partOfPage(input)),
  );
}

/** Returns what an account stores of its staff role: nothing for the one that comes with the shop. */
export const ownRoleId = (roleId: string) => (roleId === FIRST_STAFF_ROLE ? null : roleId);

const isStaffRow = inArray(users.role, [...STAFF_ROLES]);

/** Selects staff: SuperAdmins first, then by name. */
export function selectStaff(db: DbOrTx, page: { pageNum: number; pageSize: number }) {
  return db
    .select(staffWire)
    .from(users)
    .where(isStaffRow)
    .orderBy(desc(users.role), asc(sql`lower(${users.name})`), asc(users.id))
    .limit(page.pageSize)
    .offset((page.pageNum - 1) * page.pageSize);
}

export async function countStaff(db: DbOrTx): Promise<number> {
  const [row] = await db.select({ n: count() }).from(users).where(isStaffRow);
  return row?.n ?? 0;
}

export async function insertSubAdmin(
  tx: Tx,
  values: { name: string; email: string; phone: string; staffRoleId: string | null },
) {
  return only(
    await tx
      .insert(users)
      .values({ ...values, role: 'SubAdmin' })
      .returning(staffWire),
  );
}

export async function lockStaff(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await tx
    .select(staffWire)
    .from(users)
    .where(and(eq(users.id, id), isStaffRow))
    .for('update');
  return row;
}

/** Returns a member of the staff. Throws where there is none. */
export async function findStaff(tx: Tx, id: string) {
  return only(
    await tx
      .select(staffWire)
      .from(users)
      .where(and(eq(users.id, id), isStaffRow)),
  );
}

/** Gives a SubAdmin a staff role. */
export async function setStaffRoleOf(tx: Tx, id: string, roleId: string) {
  return only(
    await tx
      .update(users)
      .set({ staffRoleId: ownRoleId(roleId), updatedAt: sql`clock_timestamp()` })
      .where(eq(users.id, id))
      .returning(staffWire),
  );
}

/** Enables or disables an account. A new token version ends every session; enabling does not restore them. */
export async function setDisabled(tx: Tx, id: string, disabledAt: string | null) {
  return only(
    await tx
      .update(users)
      .set({
        disabledAt,
        tokenVersion: sql`${users.tokenVersion} + 1`,
        updatedAt: sql`clock_timestamp()`,
      })
      .where(eq(users.id, id))
      .returning(staffWire),
  );
}
