CREATE TABLE "log_in_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
