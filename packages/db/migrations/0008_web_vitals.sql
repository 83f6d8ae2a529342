CREATE TYPE "public"."device_class" AS ENUM('phone', 'tablet', 'desktop');--> statement-breakpoint
CREATE TABLE "web_vitals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"route" text NOT NULL,
	"device" "device_class" NOT NULL,
	"lcp_ms" double precision,
	"inp_ms" double precision,
	"cls" double precision,
	"fcp_ms" double precision,
	"ttfb_ms" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "web_vitals_created_idx" ON "web_vitals" USING btree ("created_at");