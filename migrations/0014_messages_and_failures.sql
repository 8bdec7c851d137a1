CREATE TABLE "failure_count" (
	"hour" timestamp (3) with time zone NOT NULL,
	"what" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "failure_count_hour_what_pk" PRIMARY KEY("hour","what")
);
--> statement-breakpoint
CREATE TABLE "admin_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sent_by" text NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"client_message_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_thread" (
	"parent_id" uuid PRIMARY KEY NOT NULL,
	"last_seq" integer NOT NULL,
	"parent_read_seq" integer NOT NULL,
	"admin_read_seq" integer NOT NULL,
	"emailed_seq" integer NOT NULL,
	"emailed_at" timestamp (3) with time zone,
	"parent_wrote_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "admin_message" ADD CONSTRAINT "admin_message_parent_id_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_thread" ADD CONSTRAINT "message_thread_parent_id_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_message_order" ON "admin_message" USING btree ("parent_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_message_once" ON "admin_message" USING btree ("parent_id","sent_by","client_message_id");--> statement-breakpoint
CREATE INDEX "message_thread_parent_wrote_at_index" ON "message_thread" USING btree ("parent_wrote_at");