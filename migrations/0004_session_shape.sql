ALTER TABLE "student" ADD COLUMN "lesson_minutes" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "daily_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "daily_messages" integer DEFAULT 200 NOT NULL;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "quiet_from" text;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "quiet_to" text;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;