ALTER TABLE "evidence" ADD COLUMN "changed_to" text;--> statement-breakpoint
CREATE INDEX "handwriting_of_glyph" ON "handwriting" USING btree ("student_id","glyph","id");--> statement-breakpoint
CREATE INDEX "evidence_changes" ON "evidence" USING btree ("student_id","id") WHERE changed_to is not null;--> statement-breakpoint
UPDATE "evidence" SET "changed_to" = coalesce("grew_to", 'learning') WHERE "grew_to" IS NOT NULL OR "id" IN (SELECT DISTINCT ON ("student_id", "skill") "id" FROM "evidence" ORDER BY "student_id", "skill", "id");
