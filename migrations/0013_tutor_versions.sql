CREATE TABLE "tutor_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tutor_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"personality" text NOT NULL,
	"subjects" text[] NOT NULL,
	"avatar_url" text,
	"avatar_id" uuid,
	"access_level" text NOT NULL,
	"minimum_grade_level" integer NOT NULL,
	"pace" real DEFAULT 1 NOT NULL,
	"greeting_style" text DEFAULT '' NOT NULL,
	"author_id" uuid,
	"author" text NOT NULL,
	"restored_from" integer,
	"rehearsal" jsonb,
	"rehearsed_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tutor" ADD COLUMN "avatar_id" uuid;--> statement-breakpoint
ALTER TABLE "tutor" ADD COLUMN "greeting_style" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tutor" ADD COLUMN "published_version" integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE "tutor" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tutor" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "tutor_version" ADD CONSTRAINT "tutor_version_tutor_id_tutor_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."tutor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_version" ADD CONSTRAINT "tutor_version_avatar_id_avatar_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatar"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_version" ADD CONSTRAINT "tutor_version_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tutor_version_number" ON "tutor_version" USING btree ("tutor_id","number");--> statement-breakpoint
CREATE INDEX "tutor_version_avatar" ON "tutor_version" USING btree ("avatar_id");--> statement-breakpoint
ALTER TABLE "tutor" ADD CONSTRAINT "tutor_avatar_id_avatar_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatar"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_tutor" ON "student" USING btree ("assigned_tutor_id");--> statement-breakpoint
CREATE INDEX "tutor_avatar" ON "tutor" USING btree ("avatar_id");--> statement-breakpoint
ALTER TABLE "tutor" ADD CONSTRAINT "tutor_request_key_unique" UNIQUE("request_key");