/** Microseconds since 1970 of the last id of a session, so that its ids ascend even within one microsecond. */
const LAST_ID_SETTING = 'aabha.uuidv7_last';

/**
 * `uuidv7()` as PostgreSQL 18 has it (RFC 9562, section 5.7 with method 3 of 6.2): 48 bits of milliseconds, 12 bits of the
 * fraction of the millisecond, the rest random. Ids of both kinds of server ascend with time.
 */
export const UUIDV7_FUNCTION = `
create function uuidv7(shift interval default null) returns uuid language plpgsql volatile as $$
declare
  micros bigint := greatest(
    (extract(epoch from clock_timestamp()) * 1000000)::bigint,
    coalesce(nullif(current_setting('${LAST_ID_SETTING}', true), '')::bigint, 0) + 1);
  bytes bytea := uuid_send(gen_random_uuid());
  fraction integer;
begin
  perform set_config('${LAST_ID_SETTING}', micros::text, false);
  if shift is not null then
    micros := (extract(epoch from timestamptz 'epoch' + micros * interval '1 microsecond' + shift) * 1000000)::bigint;
  end if;
  fraction := (micros % 1000) * 4096 / 1000;
  bytes := overlay(bytes placing substring(int8send(micros / 1000) from 3) from 1 for 6);
  bytes := set_byte(bytes, 6, 112 | (fraction >> 8));
  return encode(set_byte(bytes, 7, fraction & 255), 'hex')::uuid;
end $$`;
