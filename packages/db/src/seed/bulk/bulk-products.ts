import type { BulkTx } from './bulk.types';

/**
 * Fills the catalogue up to `wanted` televisions: further editions of the demo's own, with their pictures, each with a
 * price and stock of its own. Selling prices follow `sellingPricePaise`. Nobody has reviewed them yet.
 */
export async function addProducts(tx: BulkTx, wanted: number, now: string): Promise<void> {
  await tx`create temp table bulk_products (id uuid, base uuid, n int, created_at timestamptz) on commit drop`;
  await tx`
    insert into bulk_products
    with base as (
      select id, row_number() over (order by created_at, id) - 1 as n, count(*) over () as size
      from products where slug is not null
    ), present as (select count(*)::int as n from products where removed_at is null)
    select uuidv7(aged.at - clock_timestamp()), base.id, missing.n, aged.at
    from present, generate_series(0, ${wanted}::int - present.n - 1) missing(n)
    join base on base.n = missing.n % base.size
    cross join lateral (select ${now}::timestamptz - interval '3 days' - missing.n % 9000 * interval '1 hour' as at) aged`;
  await tx`
    insert into products (id, name, category, company_name, price_paise, discount_percent, new_price_paise, stock,
      screen_inches, resolution, technology, refresh_hz, bee_stars, energy_kwh_year, country_of_origin, hsn,
      model_number, model_year, net_quantity, maker_name, maker_address, packer_name, packer_address, importer_name,
      importer_address, width_cm, height_cm, depth_cm, stand_width_cm, stand_height_cm, stand_depth_cm, weight_kg,
      carton_width_cm, carton_height_cm, carton_depth_cm, carton_weight_kg, bee_series_code, bee_valid_to, standby_watts,
      highlights, description, warranty_months, warranty_pricing, specifications, created_at, updated_at)
    select b.id, p.name || ' Edition ' || b.n + 1, p.category, p.company_name, priced.mrp, p.discount_percent,
      round(round(priced.mrp * (100 - p.discount_percent) / 100) / 100) * 100, b.n * 37 % 120,
      p.screen_inches, p.resolution, p.technology, p.refresh_hz, p.bee_stars, p.energy_kwh_year, p.country_of_origin,
      p.hsn, p.model_number, p.model_year, p.net_quantity, p.maker_name, p.maker_address, p.packer_name, p.packer_address, p.importer_name,
      p.importer_address, p.width_cm, p.height_cm, p.depth_cm, p.stand_width_cm, p.stand_height_cm, p.stand_depth_cm, p.weight_kg,
      p.carton_width_cm, p.carton_height_cm, p.carton_depth_cm, p.carton_weight_kg, p.bee_series_code, p.bee_valid_to, p.standby_watts,
      p.highlights, p.description, p.warranty_months, p.warranty_pricing, p.specifications, b.created_at, b.created_at
    from bulk_products b join products p on p.id = b.base
    cross join lateral (select p.price_paise * (85 + b.n * 7 % 45) / 100 / 1000 * 1000 as mrp) priced`;
  await tx`
    insert into product_pictures (product_id, position, media_hash)
    select b.id, p.position, p.media_hash from bulk_products b join product_pictures p on p.product_id = b.base`;
}
