CREATE TABLE "keeper_rules" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"rules" jsonb,
	CONSTRAINT "keeper_rules_league_id_season_pk" PRIMARY KEY("league_id","season"),
	CONSTRAINT "keeper_rules_season_range" CHECK ("keeper_rules"."season" between 1990 and 2100)
);
--> statement-breakpoint
ALTER TABLE "keeper_rules" ADD CONSTRAINT "keeper_rules_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;