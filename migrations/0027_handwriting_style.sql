CREATE TABLE "handwriting_style" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"style" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handwriting" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "handwriting" ADD COLUMN "smoothness" text;--> statement-breakpoint
ALTER TABLE "handwriting_style" ADD CONSTRAINT "handwriting_style_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;