CREATE TABLE "game" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"week" integer NOT NULL,
	"team_id" text NOT NULL,
	"opponent_id" text NOT NULL,
	CONSTRAINT "game_league_id_season_week_team_id_opponent_id_pk" PRIMARY KEY("league_id","season","week","team_id","opponent_id"),
	CONSTRAINT "game_season_range" CHECK ("game"."season" between 1990 and 2100),
	CONSTRAINT "game_week_range" CHECK ("game"."week" between 1 and 25)
);
--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "game" SELECT "league_id", "season", "week", "team_id", "opponent_id" FROM "coming_game";--> statement-breakpoint
-- A team with two games had one of its opponents only: the other one's row makes the second game.
INSERT INTO "game"
  SELECT "league_id", "season", "week", "team_id", "opponent_id" FROM "team_week" WHERE "opponent_id" IS NOT NULL
  UNION SELECT "league_id", "season", "week", "opponent_id", "team_id" FROM "team_week" WHERE "opponent_id" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Games are missing in such seasons: they are read once more.
UPDATE "watermark" SET "complete" = false, "week" = 1 WHERE "resource" = 'weeks' AND EXISTS (
  SELECT 1 FROM "team_week" a
  JOIN "team_week" b ON b."league_id" = a."league_id" AND b."season" = a."season" AND b."week" = a."week" AND b."team_id" = a."opponent_id"
  WHERE a."league_id" = "watermark"."league_id" AND a."season" = "watermark"."season" AND b."opponent_id" IS DISTINCT FROM a."team_id"
);--> statement-breakpoint
DROP TABLE "coming_game" CASCADE;--> statement-breakpoint
ALTER TABLE "team_week" DROP COLUMN "opponent_id";