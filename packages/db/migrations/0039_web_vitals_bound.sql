-- The table becomes the partition of all months before a bound. Its rows satisfy the bound from here on, so that it is attached
-- later without a scan. It is the month after next in India, so that the following migrations have four weeks, or later where
-- rows are of the future.
DO $$
declare
  newest timestamptz := (select max(created_at) from web_vitals);
  bound timestamptz := (date_trunc('month', greatest(now(), newest) at time zone 'Asia/Kolkata') + interval '2 months') at time zone 'Asia/Kolkata';
begin
  execute format('alter table web_vitals add constraint web_vitals_bound check (created_at < %L) not valid', bound);
end $$;
