CREATE TABLE "import_file" (
	"sha256" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"id" serial PRIMARY KEY NOT NULL,
	"run" text NOT NULL,
	"call" text NOT NULL,
	"chosen" text NOT NULL,
	"league_id" text,
	"league_name" text,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"unmatched" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "player_alias" (
	"name" text PRIMARY KEY NOT NULL,
	"player_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "raw_response" (
	"url" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"sha256" text NOT NULL,
	"etag" text,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_snapshot" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"week" integer NOT NULL,
	"team_id" text NOT NULL,
	"player_id" text NOT NULL,
	"slot" text NOT NULL,
	CONSTRAINT "roster_snapshot_league_id_season_week_player_id_pk" PRIMARY KEY("league_id","season","week","player_id")
);
--> statement-breakpoint
CREATE TABLE "watermark" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"resource" text NOT NULL,
	"week" integer NOT NULL,
	"complete" boolean NOT NULL,
	CONSTRAINT "watermark_league_id_season_resource_pk" PRIMARY KEY("league_id","season","resource")
);
--> statement-breakpoint
ALTER TABLE "pick_trade" ALTER COLUMN "date" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "import_run_by_call" ON "import_run" USING btree ("call","chosen");