CREATE TABLE "alarm" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"conversation_id" uuid,
	"message_id" uuid,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"audience" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"letter_id" uuid,
	"sent_at" timestamp (3) with time zone,
	"escalated_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "verdict" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "audit" jsonb;--> statement-breakpoint
ALTER TABLE "alarm" ADD CONSTRAINT "alarm_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alarm_student_id_created_at_index" ON "alarm" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "alarm_once" ON "alarm" USING btree ("message_id","kind");--> statement-breakpoint
CREATE INDEX "alarm_unsent" ON "alarm" USING btree ("created_at");