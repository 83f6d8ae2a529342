-- without transaction
-- Orders are found by PIN code and by the serial numbers of their televisions.
DROP INDEX CONCURRENTLY IF EXISTS "orders_delivery_zip_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_delivery_zip_idx" ON "orders" USING btree ("delivery_zip","created_at") WHERE "orders"."delivery_zip" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_zip_created_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_zip_created_idx" ON "payments" USING btree ("zip","created_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shipment_serials_serial_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "shipment_serials_serial_idx" ON "shipment_serials" USING btree ("serial");
