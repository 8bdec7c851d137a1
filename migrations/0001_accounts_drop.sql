ALTER TABLE "rate_limit" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "rate_limit" CASCADE;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "locked_for" uuid;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_phone_unique" UNIQUE("phone");