CREATE TABLE "deck" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" uuid,
	"category" text,
	"skill" text,
	"grade" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deck_slug" UNIQUE NULLS NOT DISTINCT("parent_id","slug")
);
--> statement-breakpoint
CREATE TABLE "deck_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deck_id" uuid NOT NULL,
	"key" text NOT NULL,
	"seq" integer NOT NULL,
	"question" text NOT NULL,
	"correct_answer" text NOT NULL,
	"distractors" jsonb,
	"card_type" text NOT NULL,
	"entity" text NOT NULL,
	"category" text,
	"skill" text,
	"grade" integer,
	"tags" text[] NOT NULL,
	"explanation" text NOT NULL,
	"hints" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_memory" (
	"student_id" uuid NOT NULL,
	"card_id" text NOT NULL,
	"skill" text NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	CONSTRAINT "card_memory_student_id_card_id_pk" PRIMARY KEY("student_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"skill" text NOT NULL,
	"card_id" text NOT NULL,
	"tool" text NOT NULL,
	"was_correct" boolean NOT NULL,
	"hint_level" integer NOT NULL,
	"latency_ms" integer,
	"answer" text,
	"mistake" text,
	"client_id" uuid,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skill_state" (
	"student_id" uuid NOT NULL,
	"skill" text NOT NULL,
	"p" double precision NOT NULL,
	"answers" integer NOT NULL,
	"right_answers" integer NOT NULL,
	"met" integer NOT NULL,
	"band" text NOT NULL,
	"steady_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "skill_state_student_id_skill_pk" PRIMARY KEY("student_id","skill")
);
--> statement-breakpoint
ALTER TABLE "deck" ADD CONSTRAINT "deck_parent_id_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck_card" ADD CONSTRAINT "deck_card_deck_id_deck_id_fk" FOREIGN KEY ("deck_id") REFERENCES "public"."deck"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_memory" ADD CONSTRAINT "card_memory_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_state" ADD CONSTRAINT "skill_state_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deck_card_key" ON "deck_card" USING btree ("deck_id","key");--> statement-breakpoint
CREATE INDEX "deck_card_seq" ON "deck_card" USING btree ("deck_id","seq");--> statement-breakpoint
CREATE INDEX "card_due" ON "card_memory" USING btree ("student_id","due");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_once" ON "evidence" USING btree ("student_id","client_id");--> statement-breakpoint
CREATE INDEX "evidence_newest" ON "evidence" USING btree ("student_id","id");--> statement-breakpoint
CREATE INDEX "evidence_of_skill" ON "evidence" USING btree ("student_id","skill","id");