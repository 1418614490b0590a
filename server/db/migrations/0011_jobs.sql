CREATE TABLE "host_pace" (
	"host" text PRIMARY KEY NOT NULL,
	"starts" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "league_schedule" (
	"league_id" text PRIMARY KEY NOT NULL,
	"pace" text DEFAULT 'calendar' NOT NULL,
	"viewed_at" timestamp with time zone,
	CONSTRAINT "league_schedule_pace_known" CHECK ("league_schedule"."pace" in ('calendar', 'daily', 'paused'))
);
--> statement-breakpoint
CREATE TABLE "sync_state" (
	"key" text PRIMARY KEY NOT NULL,
	"league_id" text,
	"slot_at" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text,
	CONSTRAINT "sync_state_failures_not_negative" CHECK ("sync_state"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "league_schedule" ADD CONSTRAINT "league_schedule_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_state" ADD CONSTRAINT "sync_state_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sync_state_league" ON "sync_state" USING btree ("league_id");--> statement-breakpoint
INSERT INTO "league_schedule" ("league_id") SELECT DISTINCT "league_id" FROM "league_source" WHERE "league_id" NOT IN ('620000000000000149', '620000000000000186', '620000000000000260');
