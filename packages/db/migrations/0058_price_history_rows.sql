-- without transaction
-- The first price of televisions from before the triggers of the last migration: nothing is known of earlier ones. A row is
-- locked while it is read, so that no change of its price is between.
DO $$
DECLARE
  batch bigint;
BEGIN
  LOOP
    WITH missing AS (
      SELECT id, price_paise, discount_percent, new_price_paise FROM products p
      WHERE NOT EXISTS (SELECT FROM price_history h WHERE h.product_id = p.id)
      ORDER BY id LIMIT 5000 FOR NO KEY UPDATE
    )
    INSERT INTO price_history (product_id, price_paise, discount_percent, new_price_paise, at, source)
    SELECT id, price_paise, discount_percent, new_price_paise, clock_timestamp(), 'other' FROM missing;
    GET DIAGNOSTICS batch = ROW_COUNT;
    COMMIT;
    EXIT WHEN batch = 0;
  END LOOP;
END $$;
