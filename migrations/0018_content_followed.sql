CREATE TABLE "content_followed" (
	"version" text PRIMARY KEY NOT NULL
);
