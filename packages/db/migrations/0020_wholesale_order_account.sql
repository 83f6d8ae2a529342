ALTER TABLE "wholesale_orders" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "wholesale_orders" ADD CONSTRAINT "wholesale_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wholesale_orders_user_idx" ON "wholesale_orders" USING btree ("user_id","created_at");