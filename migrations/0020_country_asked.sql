ALTER TABLE "user" ADD COLUMN "country_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "challenge" ADD COLUMN "country" text;