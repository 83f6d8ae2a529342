CREATE TABLE "mail_copies" (
	"effect_id" uuid PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"html" text,
	"attachments" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_copies" ADD CONSTRAINT "mail_copies_effect_id_outbox_id_fk" FOREIGN KEY ("effect_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_copies_to_idx" ON "mail_copies" USING btree (lower("to_address") text_pattern_ops);