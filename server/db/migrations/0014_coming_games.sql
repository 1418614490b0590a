CREATE TABLE "coming_game" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"week" integer NOT NULL,
	"team_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	CONSTRAINT "coming_game_league_id_season_week_team_id_opponent_id_pk" PRIMARY KEY("league_id","season","week","team_id","opponent_id"),
	CONSTRAINT "coming_game_season_range" CHECK ("coming_game"."season" between 1990 and 2100),
	CONSTRAINT "coming_game_week_range" CHECK ("coming_game"."week" between 1 and 25)
);
--> statement-breakpoint
ALTER TABLE "coming_game" ADD CONSTRAINT "coming_game_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;