CREATE TABLE "host_outage" (
	"host" text PRIMARY KEY NOT NULL,
	"league_ids" text[] NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
