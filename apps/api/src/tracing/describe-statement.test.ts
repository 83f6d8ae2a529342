import { expect, it } from 'vitest';
import { describeStatement } from './describe-statement';

it.each([
  ['select "id" from "products" where "products"."id" = $1', 'select', 'products'],
  ['insert into "outbox" ("kind", "payload") values ($1, $2)', 'insert', 'outbox'],
  ['update "payments" set "status" = $1 where "id" = $2', 'update', 'payments'],
  ['delete from cart_lines where user_id = $1', 'delete', 'cart_lines'],
  ['with due as (select id from outbox) update stock_slots set held = 0 from due', 'update', 'stock_slots'],
  ['select "id" from "payments" where "id" = $1 for update', 'select', 'payments'],
  ['select "id" from "payments" where "id" = $1 for no key update skip locked', 'select', 'payments'],
  [
    'with s as (select year from series for update of series skip locked) update invoices set serial = 1 from s',
    'update',
    'invoices',
  ],
  ["insert into reviews (text) values ('delete from secrets')", 'insert', 'reviews'],
  ['select 1', 'select', ''],
  ['savepoint s1', 'statement', ''],
])('describes %s', (text, operation, table) => {
  expect(describeStatement(text)).toEqual({ operation, table });
});
