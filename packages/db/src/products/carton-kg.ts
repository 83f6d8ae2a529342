import { sql } from 'drizzle-orm';
import { products } from '../schema/products';

/** The weight of a packed carton of a product in kilograms, as far as it is declared; else of the television, or null. */
export const CARTON_KG = sql<
  number | null
>`coalesce(${products.cartonWeightKg}, ${products.weightKg})::float8`;
