CREATE TABLE "media_claims" (
	"hash" text PRIMARY KEY NOT NULL,
	"claimed_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
