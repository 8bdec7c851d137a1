CREATE TABLE "avatar" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webp" text NOT NULL,
	"avif" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "avatar_id" uuid;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_avatar_id_avatar_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatar"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_avatar" ON "student" USING btree ("avatar_id");