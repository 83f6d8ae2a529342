import { and, isNull, or, sql } from 'drizzle-orm';
import type { SearchText } from '@aabha/contracts/search/search-text';
import { SEARCH_TEXT_MIN } from '@aabha/contracts/search/search.values';
import { products } from '@aabha/db/schema/products';
import { beginsLowered, containsLowered } from '@aabha/db/search/contains-text';
import type { HitSelect } from './search.hits.queries';

/** Returns televisions, listed or not, that have every word, or whose model number or SKU begins with the text. */
export function productHits({ words }: SearchText): HitSelect | undefined {
  const each = words.split(' ');
  /* The index needs three characters. */
  if (each.every((word) => word.length < SEARCH_TEXT_MIN)) return undefined;
  const isModel = beginsLowered(sql`lower(${products.modelNumber})`, words);
  const isSku = beginsLowered(sql`lower(${products.sku})`, words);
  const hasWords = and(...each.map((word) => containsLowered(products.searchText, word)));
  return sql`
    select id::text as _id, name as title, concat_ws(' · ', company_name, nullif(model_number, ''), sku) as detail,
      case when not is_listed then 'Not listed' end as status, new_price_paise as amount, created_at
    from ${products} where ${and(isNull(products.removedAt), or(hasWords, isModel, isSku))}`;
}

/** Returns the service area of a PIN code. */
export const serviceAreaHits = ({ pinCode }: SearchText): HitSelect | undefined =>
  pinCode === undefined
    ? undefined
    : sql`
        select id::text as _id, zipcode::text as title, concat_ws(', ', facility_city, facility_state) as detail,
          case when out_of_delivery_area then 'ODA' end as status, null::bigint as amount, created_at
        from service_areas where zipcode = ${pinCode}`;
