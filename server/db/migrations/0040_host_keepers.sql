CREATE TABLE "host_keeper" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"team_id" text NOT NULL,
	"player_id" text NOT NULL,
	CONSTRAINT "host_keeper_league_id_season_player_id_team_id_pk" PRIMARY KEY("league_id","season","player_id","team_id"),
	CONSTRAINT "host_keeper_season_range" CHECK ("host_keeper"."season" between 1990 and 2100)
);
--> statement-breakpoint
ALTER TABLE "host_keeper" ADD CONSTRAINT "host_keeper_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_keeper" ADD CONSTRAINT "host_keeper_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;