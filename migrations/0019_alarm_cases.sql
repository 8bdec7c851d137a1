ALTER TABLE "alarm" ADD COLUMN "case_id" uuid;--> statement-breakpoint
ALTER TABLE "alarm" ADD COLUMN "rounds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "alarm_case_id_index" ON "alarm" USING btree ("case_id");