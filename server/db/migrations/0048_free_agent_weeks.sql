CREATE TABLE "free_agent_week" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"week" integer NOT NULL,
	"player_id" text NOT NULL,
	"score" numeric(10, 3) NOT NULL,
	CONSTRAINT "free_agent_week_league_id_season_week_player_id_pk" PRIMARY KEY("league_id","season","week","player_id"),
	CONSTRAINT "free_agent_week_season_range" CHECK ("free_agent_week"."season" between 1990 and 2100),
	CONSTRAINT "free_agent_week_week_range" CHECK ("free_agent_week"."week" between 1 and 25)
);
--> statement-breakpoint
ALTER TABLE "free_agent_week" ADD CONSTRAINT "free_agent_week_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_agent_week" ADD CONSTRAINT "free_agent_week_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;