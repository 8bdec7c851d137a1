CREATE TABLE "consent_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"version" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "note_id" uuid;--> statement-breakpoint
ALTER TABLE "consent_event" ADD CONSTRAINT "consent_event_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_event_of" ON "consent_event" USING btree ("student_id","id");--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_note_id_parent_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."parent_note"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_by_note" ON "message" USING btree ("note_id") WHERE note_id is not null;--> statement-breakpoint
INSERT INTO "consent_event" ("id", "student_id", "version", "at")
SELECT gen_random_uuid(), "id", "consent_version", "consent_at" FROM "student" WHERE "consent_version" IS NOT NULL AND "consent_at" IS NOT NULL;
