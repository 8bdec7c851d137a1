CREATE TABLE "weekly_letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"week" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_letter_choice" (
	"parent_id" uuid PRIMARY KEY NOT NULL,
	"length" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "words" "tsvector";--> statement-breakpoint
ALTER TABLE "weekly_letter" ADD CONSTRAINT "weekly_letter_parent_id_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_letter_choice" ADD CONSTRAINT "weekly_letter_choice_parent_id_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "weekly_letter_once" ON "weekly_letter" USING btree ("parent_id","week");--> statement-breakpoint
CREATE INDEX "conversation_removed" ON "conversation" USING btree ("removed_at") WHERE "conversation"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "evidence_answered" ON "evidence" USING btree ("student_id","answered_at");--> statement-breakpoint
-- Written by hand, because no table says it: a message is found by its words and by whose it is, in one index. The
-- student stands among the words as '@<id>', which no text can say: the parser gives no such word.
CREATE FUNCTION message_words(conversation uuid, sentences text[]) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT to_tsvector('english', array_to_string(sentences, ' '))
    || coalesce((SELECT array_to_tsvector(ARRAY['@' || c.student_id::text]) FROM conversation c WHERE c.id = conversation), ''::tsvector)
$$;
--> statement-breakpoint
CREATE FUNCTION write_message_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.words := message_words(NEW.conversation_id, NEW.sentences);
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE message SET words = message_words(conversation_id, sentences);
--> statement-breakpoint
CREATE TRIGGER message_words BEFORE INSERT OR UPDATE OF sentences ON message FOR EACH ROW EXECUTE FUNCTION write_message_words();
--> statement-breakpoint
CREATE INDEX "message_words" ON "message" USING gin ("words");
