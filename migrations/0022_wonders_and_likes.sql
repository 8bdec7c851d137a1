CREATE TABLE "memory" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"said_in" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wonder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"question" text NOT NULL,
	"said" text[] NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"talked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "memory" ADD CONSTRAINT "memory_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wonder" ADD CONSTRAINT "wonder_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memory_once" ON "memory" USING btree ("student_id","kind","what");--> statement-breakpoint
CREATE INDEX "wonder_newest" ON "wonder" USING btree ("student_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wonder_once" ON "wonder" USING btree ("message_id");