CREATE TABLE "challenge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"address" text NOT NULL,
	"user_id" uuid,
	"password_hash" text,
	"full_name" text,
	"tries_left" integer NOT NULL,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "challenge_tries" CHECK ("challenge"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "pairing" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"locator" text NOT NULL,
	"secret_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pairing_locator_unique" UNIQUE("locator")
);
--> statement-breakpoint
CREATE TABLE "parent_pin" (
	"parent_id" uuid PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"tries_left" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "learner" ALTER COLUMN "parent_session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "learner" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "challenge" ADD CONSTRAINT "challenge_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_parent_id_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing" ADD CONSTRAINT "pairing_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_pin" ADD CONSTRAINT "parent_pin_parent_id_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_purpose_subject_index" ON "challenge" USING btree ("purpose","subject");--> statement-breakpoint
CREATE INDEX "challenge_user_id_index" ON "challenge" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "challenge_expires_at_index" ON "challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "device_parent_id_index" ON "device" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "device_student_id_index" ON "device" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "learner" ADD CONSTRAINT "learner_device_id_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learner_device_id_index" ON "learner" USING btree ("device_id");--> statement-breakpoint
ALTER TABLE "learner" ADD CONSTRAINT "learner_source" CHECK (num_nonnulls("learner"."parent_session_id", "learner"."device_id") = 1);