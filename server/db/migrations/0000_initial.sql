CREATE TABLE "account" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_scope" (
	"account_id" integer NOT NULL,
	"league_id" text NOT NULL,
	"team_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "account_scope_account_id_league_id_team_id_pk" PRIMARY KEY("account_id","league_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "bye_week" (
	"season" integer NOT NULL,
	"nfl_team" text NOT NULL,
	"week" integer NOT NULL,
	CONSTRAINT "bye_week_season_nfl_team_pk" PRIMARY KEY("season","nfl_team")
);
--> statement-breakpoint
CREATE TABLE "draft_pick" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"round" integer NOT NULL,
	"pick" integer NOT NULL,
	"original_team_id" text NOT NULL,
	"player_id" text,
	CONSTRAINT "draft_pick_league_id_season_round_pick_pk" PRIMARY KEY("league_id","season","round","pick")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keeper" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"team_id" text NOT NULL,
	"player_id" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "keeper_league_id_season_player_id_pk" PRIMARY KEY("league_id","season","player_id")
);
--> statement-breakpoint
CREATE TABLE "league" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"season" integer NOT NULL,
	"standings_season" integer NOT NULL,
	"has_drafted" boolean NOT NULL,
	"manual_keepers_enabled" boolean NOT NULL,
	"last_standings_refresh" timestamp with time zone,
	"last_draft_order_refresh" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "league_source" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"provider" text NOT NULL,
	"external_id" text NOT NULL,
	"host" text,
	CONSTRAINT "league_source_league_id_season_pk" PRIMARY KEY("league_id","season")
);
--> statement-breakpoint
CREATE TABLE "pick_trade" (
	"id" serial PRIMARY KEY NOT NULL,
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"date" date NOT NULL,
	"round" integer NOT NULL,
	"pick" integer NOT NULL,
	"from_team_id" text NOT NULL,
	"to_team_id" text NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"position_sort_order" integer NOT NULL,
	"nfl_team" text,
	"birthdate" date,
	"draft_year" integer
);
--> statement-breakpoint
CREATE TABLE "player_external_id" (
	"provider" text NOT NULL,
	"external_id" text NOT NULL,
	"player_id" text NOT NULL,
	CONSTRAINT "player_external_id_provider_external_id_pk" PRIMARY KEY("provider","external_id")
);
--> statement-breakpoint
CREATE TABLE "ranking" (
	"season" integer NOT NULL,
	"player_id" text NOT NULL,
	"nfl_rank" integer,
	"best" integer,
	"worst" integer,
	"avg" numeric(7, 2),
	"std_dev" numeric(7, 2),
	"age" numeric(4, 1),
	CONSTRAINT "ranking_season_player_id_pk" PRIMARY KEY("season","player_id")
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"family" text NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rookie" (
	"season" integer NOT NULL,
	"player_id" text NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"weight_lbs" integer,
	"height" text,
	"yard_dash" numeric(4, 2),
	"fantasy_pros_rank" integer,
	"draft_buzz_rank" integer,
	CONSTRAINT "rookie_season_player_id_pk" PRIMARY KEY("season","player_id")
);
--> statement-breakpoint
CREATE TABLE "roster_entry" (
	"league_id" text NOT NULL,
	"team_id" text NOT NULL,
	"player_id" text NOT NULL,
	"slot" text NOT NULL,
	CONSTRAINT "roster_entry_league_id_player_id_pk" PRIMARY KEY("league_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"league_id" text NOT NULL,
	"id" text NOT NULL,
	"external_id" text,
	"name" text NOT NULL,
	"owner_name" text,
	"avatar" text,
	"division" text,
	CONSTRAINT "team_league_id_id_pk" PRIMARY KEY("league_id","id")
);
--> statement-breakpoint
CREATE TABLE "team_season" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"team_id" text NOT NULL,
	"name" text NOT NULL,
	"owner_name" text,
	"avatar" text,
	"division" text,
	"division_position" integer NOT NULL,
	"wins" integer NOT NULL,
	"losses" integer NOT NULL,
	"draws" integer NOT NULL,
	"percentage" numeric(5, 4) NOT NULL,
	"points_for" numeric(9, 2) NOT NULL,
	"points_against" numeric(9, 2) NOT NULL,
	"final_position" integer,
	CONSTRAINT "team_season_league_id_season_team_id_pk" PRIMARY KEY("league_id","season","team_id")
);
--> statement-breakpoint
CREATE TABLE "team_week" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"week" integer NOT NULL,
	"team_id" text NOT NULL,
	"opponent_id" text,
	"team_score" numeric(9, 2) NOT NULL,
	"bench_score" numeric(9, 2) NOT NULL,
	"res_score" numeric(9, 2) NOT NULL,
	CONSTRAINT "team_week_league_id_season_team_id_week_pk" PRIMARY KEY("league_id","season","team_id","week")
);
--> statement-breakpoint
CREATE TABLE "team_week_player" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"week" integer NOT NULL,
	"team_id" text NOT NULL,
	"index" integer NOT NULL,
	"player_id" text NOT NULL,
	"slot" text NOT NULL,
	"score" numeric(9, 2),
	CONSTRAINT "team_week_player_league_id_season_team_id_week_index_pk" PRIMARY KEY("league_id","season","team_id","week","index")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pick_trade_by_pick" ON "pick_trade" USING btree ("league_id","season","round","pick");--> statement-breakpoint
CREATE INDEX "refresh_token_family" ON "refresh_token" USING btree ("family");--> statement-breakpoint
CREATE INDEX "roster_entry_by_team" ON "roster_entry" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "team_by_id" ON "team" USING btree ("id");