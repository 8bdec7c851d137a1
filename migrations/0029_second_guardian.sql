ALTER TABLE "user" ADD COLUMN "family_id" uuid;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "family_news" text;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_family_id_user_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_second_guardian" ON "user" USING btree ("family_id");