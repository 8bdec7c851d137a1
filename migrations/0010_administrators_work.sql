-- Written by hand, because no table says it: how names are folded for the administrators' search.
CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')),
    'ÆŒẞØøŁłĐđÐðÞþıςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐ',
    'æœßoollddddttiσαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяіїєґ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;
--> statement-breakpoint
CREATE TABLE "admin_look" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"admin_name" text NOT NULL,
	"parent_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"conversation_id" uuid,
	"what" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"told" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alarm_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alarm_id" uuid NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"admin_id" uuid NOT NULL,
	"admin_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alarm" ADD COLUMN "case_state" text DEFAULT 'raised' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "search_text" text COLLATE "C" GENERATED ALWAYS AS (left(search_fold(name), 200) || ' ' || left(search_fold(email), 254)) STORED;--> statement-breakpoint
ALTER TABLE "admin_look" ADD CONSTRAINT "admin_look_parent_id_user_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarm_step" ADD CONSTRAINT "alarm_step_alarm_id_alarm_id_fk" FOREIGN KEY ("alarm_id") REFERENCES "public"."alarm"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_look_parent_id_created_at_index" ON "admin_look" USING btree ("parent_id","created_at");--> statement-breakpoint
CREATE INDEX "alarm_step_alarm_id_created_at_index" ON "alarm_step" USING btree ("alarm_id","created_at");--> statement-breakpoint
CREATE INDEX "user_search" ON "user" USING btree ("search_text");
--> statement-breakpoint
-- Inside of names: PostgreSQL's trigrams where its contributed modules are installed. The embedded database has none and
-- looks at all of a home's accounts, and so does a PostgreSQL without them.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXECUTE 'CREATE INDEX user_search_inside ON "user" USING gin (search_text gin_trgm_ops)';
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not there: parents are searched without it (%)', SQLERRM;
END $$;
--> statement-breakpoint
-- Who looked, and what was done about a case, is kept as it was written. A row goes only with what it belongs to:
-- its table and column are the trigger's arguments, and by then that row is gone already.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE still_there boolean;
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE id = $1)', TG_ARGV[0])
      INTO still_there USING (to_jsonb(OLD) ->> TG_ARGV[1])::uuid;
    IF NOT still_there THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION '% is kept as it was written', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER admin_look_kept BEFORE UPDATE OR DELETE ON "admin_look" FOR EACH ROW EXECUTE FUNCTION refuse_change('user', 'parent_id');--> statement-breakpoint
CREATE TRIGGER admin_look_whole BEFORE TRUNCATE ON "admin_look" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER alarm_step_kept BEFORE UPDATE OR DELETE ON "alarm_step" FOR EACH ROW EXECUTE FUNCTION refuse_change('alarm', 'alarm_id');--> statement-breakpoint
CREATE TRIGGER alarm_step_whole BEFORE TRUNCATE ON "alarm_step" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- What an administrator has handled before there were steps.
UPDATE "alarm" SET "case_state" = 'closed' WHERE "seen_at" IS NOT NULL AND "audience" = 'safeguarding';
