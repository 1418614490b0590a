CREATE TABLE "future_pick" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"round" integer NOT NULL,
	"original_team_id" text NOT NULL,
	"team_id" text NOT NULL,
	CONSTRAINT "future_pick_league_id_season_round_original_team_id_pk" PRIMARY KEY("league_id","season","round","original_team_id"),
	CONSTRAINT "future_pick_season_range" CHECK ("future_pick"."season" between 1990 and 2100),
	CONSTRAINT "future_pick_round_positive" CHECK ("future_pick"."round" > 0),
	CONSTRAINT "future_pick_team_id_not_empty" CHECK ("future_pick"."team_id" <> '')
);
--> statement-breakpoint
ALTER TABLE "future_pick" ADD CONSTRAINT "future_pick_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;