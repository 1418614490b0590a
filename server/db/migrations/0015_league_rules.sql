CREATE TABLE "league_rules" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "league_rules_league_id_season_pk" PRIMARY KEY("league_id","season"),
	CONSTRAINT "league_rules_season_range" CHECK ("league_rules"."season" between 1990 and 2100)
);
--> statement-breakpoint
ALTER TABLE "league_rules" ADD CONSTRAINT "league_rules_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DELETE FROM "new_season";
