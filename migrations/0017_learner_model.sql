ALTER TABLE "card_memory" ADD COLUMN "quick_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "card_memory" ADD COLUMN "fluent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "is_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "skill_state" ADD COLUMN "proof" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "skill_state" ADD COLUMN "proof_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "card_quick" ON "card_memory" USING btree ("student_id") WHERE quick_at is not null;