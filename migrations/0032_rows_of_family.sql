ALTER TABLE "conversation" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "parent_note" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "consent_event" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "alarm" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "memory" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "wonder" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "sent_out" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "skill_state" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "card_memory" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "drawing" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "handwriting" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "handwriting_style" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "video_seen" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "pairing" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "alarm_step" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
CREATE INDEX "conversation_of_family" ON "conversation" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "parent_note_of_family" ON "parent_note" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "consent_event_of_family" ON "consent_event" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "alarm_of_family" ON "alarm" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "memory_of_family" ON "memory" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "wonder_of_family" ON "wonder" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "sent_out_of_family" ON "sent_out" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "photo_of_family" ON "photo" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "evidence_of_family" ON "evidence" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "skill_state_of_family" ON "skill_state" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "card_memory_of_family" ON "card_memory" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "drawing_of_family" ON "drawing" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "handwriting_of_family" ON "handwriting" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "handwriting_style_of_family" ON "handwriting_style" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "video_seen_of_family" ON "video_seen" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "pairing_of_family" ON "pairing" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "message_of_family" ON "message" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "alarm_step_of_family" ON "alarm_step" USING btree ("parent_id");
--> statement-breakpoint
-- Written by hand: who writes a row may leave its family out (the release before knows nothing of it); then it is found here.
-- What was there before is filled in batches (server/db/families.ts).
CREATE FUNCTION family_of_student() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  SELECT s.parent_id INTO NEW.parent_id FROM student s WHERE s.id = NEW.student_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION family_of_conversation() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  SELECT s.parent_id INTO NEW.parent_id FROM conversation c JOIN student s ON s.id = c.student_id WHERE c.id = NEW.conversation_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION family_of_alarm() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  SELECT s.parent_id INTO NEW.parent_id FROM alarm a JOIN student s ON s.id = a.student_id WHERE a.id = NEW.alarm_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER conversation_family BEFORE INSERT ON "conversation" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER parent_note_family BEFORE INSERT ON "parent_note" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER consent_event_family BEFORE INSERT ON "consent_event" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER alarm_family BEFORE INSERT ON "alarm" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER memory_family BEFORE INSERT ON "memory" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER wonder_family BEFORE INSERT ON "wonder" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER sent_out_family BEFORE INSERT ON "sent_out" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER photo_family BEFORE INSERT ON "photo" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER evidence_family BEFORE INSERT ON "evidence" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER skill_state_family BEFORE INSERT ON "skill_state" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER card_memory_family BEFORE INSERT ON "card_memory" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER drawing_family BEFORE INSERT ON "drawing" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER handwriting_family BEFORE INSERT ON "handwriting" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER handwriting_style_family BEFORE INSERT ON "handwriting_style" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER video_seen_family BEFORE INSERT ON "video_seen" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER pairing_family BEFORE INSERT ON "pairing" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_student();
--> statement-breakpoint
CREATE TRIGGER message_family BEFORE INSERT ON "message" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_conversation();
--> statement-breakpoint
CREATE TRIGGER alarm_step_family BEFORE INSERT ON "alarm_step" FOR EACH ROW WHEN (NEW.parent_id IS NULL) EXECUTE FUNCTION family_of_alarm();
--> statement-breakpoint
-- A step of a case is kept as it was written; whose family it is of may be filled in, and goes with the family.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE still_there boolean;
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'alarm_step' THEN
    IF to_jsonb(NEW) - 'parent_id' = to_jsonb(OLD) - 'parent_id' THEN RETURN NEW; END IF;
  END IF;
  IF TG_OP = 'DELETE' THEN
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE id = $1)', TG_ARGV[0])
      INTO still_there USING (to_jsonb(OLD) ->> TG_ARGV[1])::uuid;
    IF NOT still_there THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION '% is kept as it was written', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- A family that is handed over to its other guardian takes everything along. Conversations first: whoever writes a message holds its conversation.
CREATE FUNCTION family_moves() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE conversation SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE parent_note SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE consent_event SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE alarm SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE memory SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE wonder SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE sent_out SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE photo SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE evidence SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE skill_state SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE card_memory SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE drawing SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE handwriting SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE handwriting_style SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE video_seen SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE pairing SET parent_id = NEW.parent_id WHERE student_id = NEW.id;
  UPDATE message SET parent_id = NEW.parent_id WHERE conversation_id IN (SELECT c.id FROM conversation c WHERE c.student_id = NEW.id);
  UPDATE alarm_step SET parent_id = NEW.parent_id WHERE alarm_id IN (SELECT a.id FROM alarm a WHERE a.student_id = NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER student_moves AFTER UPDATE OF parent_id ON "student" FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION family_moves();
