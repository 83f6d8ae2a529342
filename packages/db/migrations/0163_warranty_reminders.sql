CREATE TABLE "warranty_reminders" (
	"serial_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"look_on" date NOT NULL,
	"sent_for" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "warranty_reminders" ADD CONSTRAINT "warranty_reminders_serial_id_shipment_serials_id_fk" FOREIGN KEY ("serial_id") REFERENCES "public"."shipment_serials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_reminders" ADD CONSTRAINT "warranty_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "warranty_reminders_due_idx" ON "warranty_reminders" USING btree ("look_on","serial_id") WHERE sent_for is null;--> statement-breakpoint
CREATE INDEX "warranty_reminders_user_idx" ON "warranty_reminders" USING btree ("user_id");