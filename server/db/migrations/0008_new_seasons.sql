CREATE TABLE "new_season" (
	"league_id" text PRIMARY KEY NOT NULL,
	"season" integer NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_trade_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "new_season_season_range" CHECK ("new_season"."season" between 1990 and 2100)
);
--> statement-breakpoint
ALTER TABLE "new_season" ADD CONSTRAINT "new_season_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;