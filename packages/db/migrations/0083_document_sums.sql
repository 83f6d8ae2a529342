CREATE TABLE "document_rollups" (
	"kind" text NOT NULL,
	"financial_year" char(7) NOT NULL,
	"rolled_serial" integer NOT NULL,
	CONSTRAINT "document_rollups_kind_financial_year_pk" PRIMARY KEY("kind","financial_year")
);
--> statement-breakpoint
CREATE TABLE "document_sums_by_day" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"product_id" uuid NOT NULL,
	"rate_percent" numeric(5, 2) NOT NULL,
	"documents" integer NOT NULL,
	"units" integer NOT NULL,
	"gross_paise" bigint NOT NULL,
	"discount_paise" bigint NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"round_off_paise" bigint NOT NULL,
	CONSTRAINT "document_sums_by_day_day_kind_place_product_id_rate_percent_pk" PRIMARY KEY("day","kind","place","product_id","rate_percent")
);--> statement-breakpoint
-- The two-digit GST code of a State by its name; the name where it is none. The codes are those of the contracts.
CREATE FUNCTION gst_place_code(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce('{"jammu and kashmir": "01", "himachal pradesh": "02", "punjab": "03", "chandigarh": "04", "uttarakhand": "05", "haryana": "06", "delhi": "07", "rajasthan": "08", "uttar pradesh": "09", "bihar": "10", "sikkim": "11", "arunachal pradesh": "12", "nagaland": "13", "manipur": "14", "mizoram": "15", "tripura": "16", "meghalaya": "17", "assam": "18", "west bengal": "19", "jharkhand": "20", "odisha": "21", "chhattisgarh": "22", "madhya pradesh": "23", "gujarat": "24", "dadra and nagar haveli and daman and diu": "26", "maharashtra": "27", "karnataka": "29", "goa": "30", "lakshadweep": "31", "kerala": "32", "tamil nadu": "33", "puducherry": "34", "andaman and nicobar islands": "35", "telangana": "36", "andhra pradesh": "37", "ladakh": "38"}'::jsonb
    ->> replace(lower(btrim(regexp_replace(name, '\s+', ' ', 'g'))), '&', 'and'), name, '')
$$;--> statement-breakpoint
-- Sums of the documents of a series with serials after one and up to another, of some days in India. The televisions of an invoice
-- are those of its order, line by line; delivery has none. A line of a credit note of a part names the invoice's line.
CREATE FUNCTION document_sums(of_kind text, of_year char, after_serial integer, until_serial integer, from_day date, to_day date)
RETURNS TABLE (day date, kind text, place text, product_id uuid, rate_percent numeric, documents integer, units integer,
  gross_paise bigint, discount_paise bigint, taxable_paise bigint, cgst_paise bigint, sgst_paise bigint, igst_paise bigint, round_off_paise bigint)
LANGUAGE sql STABLE ROWS 100 SET enable_seqscan = off SET jit = off SET max_parallel_workers_per_gather = 0 AS $$
  with numbered as (
    select i.id, 'invoice' as kind, i.created_at as at, i.order_id, i.wholesale_order_id, i.amount_paise, i.snapshot, null::jsonb as invoice_lines
      from invoices i
      where of_kind = 'invoice' and i.financial_year = of_year and i.serial > after_serial and i.serial <= until_serial
        and i.created_at >= (from_day::timestamp at time zone 'Asia/Kolkata')
        and i.created_at < ((to_day + 1)::timestamp at time zone 'Asia/Kolkata')
    union all
    select c.id, case when c.snapshot -> 'isCommercial' is null then 'credit-note' else 'commercial-note' end, c.issued_at,
        i.order_id, i.wholesale_order_id, c.amount_paise, c.snapshot, i.snapshot -> 'lines'
      from credit_notes c join invoices i on i.id = c.invoice_id
      where of_kind = 'credit-note' and c.financial_year = of_year and c.serial > after_serial and c.serial <= until_serial
        and c.issued_at >= (from_day::timestamp at time zone 'Asia/Kolkata')
        and c.issued_at < ((to_day + 1)::timestamp at time zone 'Asia/Kolkata')
  ), lines as (
    select n.id, (n.at at time zone 'Asia/Kolkata')::date as day, n.kind, gst_place_code(n.snapshot ->> 'placeOfSupply') as place,
      n.order_id, n.wholesale_order_id, n.amount_paise, l.line, l.number,
      coalesce((l.line ->> 'invoiceLine')::integer, l.number::integer - 1) as position,
      coalesce(n.invoice_lines -> (l.line ->> 'invoiceLine')::integer ->> 'description', l.line ->> 'description') as description
    from numbered n left join lateral jsonb_array_elements(n.snapshot -> 'lines') with ordinality l(line, number) on true
  ), sold as (
    select l.*, case when l.order_id is null then (
        select w.product_id from wholesale_order_lines w
        where w.order_id = l.wholesale_order_id and w.product_name = l.description limit 1
      ) else (
        select o.product_id from order_lines o where o.order_id = l.order_id order by o.position offset l.position limit 1
      ) end as product_id,
      coalesce((line ->> 'grossPaise')::bigint, 0) as gross, coalesce((line ->> 'discountPaise')::bigint, 0) as discount
    from lines l
  ), whole as (
    select s.*, coalesce(number, 1) = 1 as is_first, sum(gross - discount) over (partition by s.id) as lines_paise from sold s
  )
  select day, kind, place, coalesce(product_id, '00000000-0000-0000-0000-000000000000'), coalesce((line ->> 'ratePercent')::numeric, 0),
    count(*) filter (where is_first)::integer,
    coalesce(sum((line ->> 'quantity')::integer) filter (where product_id is not null or description <> 'Delivery'), 0)::integer,
    sum(gross)::bigint, sum(discount)::bigint, coalesce(sum((line ->> 'taxablePaise')::bigint), 0)::bigint,
    coalesce(sum((line ->> 'cgstPaise')::bigint), 0)::bigint, coalesce(sum((line ->> 'sgstPaise')::bigint), 0)::bigint,
    coalesce(sum((line ->> 'igstPaise')::bigint), 0)::bigint,
    coalesce(sum(amount_paise - lines_paise) filter (where is_first), 0)::bigint
  from whole group by 1, 2, 3, 4, 5
$$;--> statement-breakpoint
-- What the sums of documents lack: the documents of each series after those that are in them.
CREATE FUNCTION unrolled_documents(from_day date, to_day date)
RETURNS SETOF document_sums_by_day LANGUAGE sql STABLE ROWS 100 AS $$
  select d.* from (
    select 'invoice' as kind, financial_year from invoice_series
    union all
    select 'credit-note', financial_year from credit_note_series
  ) s left join document_rollups r using (kind, financial_year),
  lateral document_sums(s.kind, s.financial_year, coalesce(r.rolled_serial, 0), 2147483647, from_day, to_day) d
$$;--> statement-breakpoint
-- Adds at most `at_most` documents of one series to the sums. Returns false when there is nothing to do. Serials are given in
-- the order of commits, under the lock of the series: all up to the last one are visible to who reads that.
CREATE FUNCTION roll_up_documents(at_most integer) RETURNS boolean LANGUAGE plpgsql AS $$
declare
  state document_rollups;
  last integer;
begin
  insert into document_rollups (kind, financial_year, rolled_serial)
    select s.kind, s.financial_year, 0 from (
      select 'invoice' as kind, financial_year from invoice_series
      union all
      select 'credit-note', financial_year from credit_note_series
    ) s where not exists (select from document_rollups r where r.kind = s.kind and r.financial_year = s.financial_year)
    on conflict do nothing;
  select r.* into state from document_rollups r
    where r.rolled_serial < case r.kind
      when 'invoice' then (select last_serial from invoice_series s where s.financial_year = r.financial_year)
      else (select last_serial from credit_note_series s where s.financial_year = r.financial_year) end
    limit 1 for update of r skip locked;
  if not found then return false; end if;
  if state.kind = 'invoice' then
    select last_serial into last from invoice_series where financial_year = state.financial_year;
  else
    select last_serial into last from credit_note_series where financial_year = state.financial_year;
  end if;
  last := least(last, state.rolled_serial + at_most);
  insert into document_sums_by_day as sums
  select * from document_sums(state.kind, state.financial_year, state.rolled_serial, last, '2000-01-01', '2999-12-31')
  on conflict (day, kind, place, product_id, rate_percent) do update set
    documents = sums.documents + excluded.documents, units = sums.units + excluded.units,
    gross_paise = sums.gross_paise + excluded.gross_paise, discount_paise = sums.discount_paise + excluded.discount_paise,
    taxable_paise = sums.taxable_paise + excluded.taxable_paise, cgst_paise = sums.cgst_paise + excluded.cgst_paise,
    sgst_paise = sums.sgst_paise + excluded.sgst_paise, igst_paise = sums.igst_paise + excluded.igst_paise,
    round_off_paise = sums.round_off_paise + excluded.round_off_paise;
  update document_rollups set rolled_serial = last where kind = state.kind and financial_year = state.financial_year;
  return true;
end $$;--> statement-breakpoint
-- Makes all sums of documents anew. A numbered document never changes; only tests and data imports do that.
CREATE FUNCTION forget_document_sums() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  /* The first statement waits for a step that is under way, so that the second sees its sums. */
  delete from document_rollups;
  delete from document_sums_by_day;
  return null;
end $$;
