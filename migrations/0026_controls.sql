CREATE TABLE "sent_out" (
	"student_id" uuid NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "sent_out_student_id_day_kind_pk" PRIMARY KEY("student_id","day","kind")
);
--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "subjects_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "tools_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "side_talk" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "reading_help" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "voice" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "photos" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_out" ADD CONSTRAINT "sent_out_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;