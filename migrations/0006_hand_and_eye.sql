CREATE TABLE "drawing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"conversation_id" uuid,
	"version" integer NOT NULL,
	"scene" jsonb NOT NULL,
	"marks" jsonb NOT NULL,
	"kept" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handwriting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"evidence_id" uuid NOT NULL,
	"glyph" text NOT NULL,
	"stage" text NOT NULL,
	"hand" text NOT NULL,
	"strokes" jsonb NOT NULL,
	"says" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"conversation_id" uuid,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"reading" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"title" text NOT NULL,
	"minimum_grade_level" integer NOT NULL,
	"file" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"captions" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_seen" (
	"student_id" uuid NOT NULL,
	"video" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_seen_student_id_video_pk" PRIMARY KEY("student_id","video")
);
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "marks" jsonb;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "microphone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "drawing" ADD CONSTRAINT "drawing_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawing" ADD CONSTRAINT "drawing_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handwriting" ADD CONSTRAINT "handwriting_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handwriting" ADD CONSTRAINT "handwriting_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_file" ADD CONSTRAINT "video_file_parent_id_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_seen" ADD CONSTRAINT "video_seen_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drawing_newest" ON "drawing" USING btree ("student_id","updated_at");--> statement-breakpoint
CREATE INDEX "drawing_of" ON "drawing" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "handwriting_newest" ON "handwriting" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "handwriting_of" ON "handwriting" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "photo_newest" ON "photo" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "photo_of" ON "photo" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "video_file_of" ON "video_file" USING btree ("parent_id");