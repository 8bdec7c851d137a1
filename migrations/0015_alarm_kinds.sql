UPDATE "alarm" SET "kind" = CASE "kind" WHEN 'abuse' THEN 'home_harm' ELSE 'sadness' END WHERE "kind" IN ('abuse', 'worry');
--> statement-breakpoint
UPDATE "message" SET "verdict" = CASE "verdict" WHEN 'abuse' THEN 'home_harm' ELSE 'sadness' END WHERE "verdict" IN ('abuse', 'worry');
