CREATE TABLE "staff_roles" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_roles_name_filled" CHECK (length(trim("staff_roles"."name")) > 0)
);
--> statement-breakpoint
-- The role that comes with the shop, with what its staff could do before.
INSERT INTO "staff_roles" ("id", "name", "permissions") VALUES ('00000000-0000-4000-8000-000000000001', 'SubAdmin',
	'{orders,refunds,draft-orders,dispatch,installations,pictures,messages,news}');--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_role_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_roles_name_key" ON "staff_roles" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_role_id_staff_roles_id_fk" FOREIGN KEY ("staff_role_id") REFERENCES "public"."staff_roles"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_role_of_sub_admin" CHECK ("users"."staff_role_id" is null or "users"."role" = 'SubAdmin') NOT VALID;--> statement-breakpoint
CREATE TRIGGER staff_roles_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON staff_roles FOR EACH STATEMENT EXECUTE FUNCTION tell_topic('customers');
