CREATE TABLE "open_places" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "open_places_league_id_season_pk" PRIMARY KEY("league_id","season"),
	CONSTRAINT "open_places_season_range" CHECK ("open_places"."season" between 1990 and 2100),
	CONSTRAINT "open_places_reason_not_empty" CHECK ("open_places"."reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "team_season" ALTER COLUMN "points_for" SET DATA TYPE numeric(10, 3);--> statement-breakpoint
ALTER TABLE "team_season" ALTER COLUMN "points_against" SET DATA TYPE numeric(10, 3);--> statement-breakpoint
ALTER TABLE "team_week" ALTER COLUMN "team_score" SET DATA TYPE numeric(10, 3);--> statement-breakpoint
ALTER TABLE "team_week" ALTER COLUMN "bench_score" SET DATA TYPE numeric(10, 3);--> statement-breakpoint
ALTER TABLE "team_week" ALTER COLUMN "res_score" SET DATA TYPE numeric(10, 3);--> statement-breakpoint
ALTER TABLE "team_week_player" ALTER COLUMN "score" SET DATA TYPE numeric(10, 3);--> statement-breakpoint
ALTER TABLE "team_season" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "team_season" ADD COLUMN "victory_points" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "open_places" ADD CONSTRAINT "open_places_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_season" ADD CONSTRAINT "team_season_position_positive" CHECK ("team_season"."position" > 0);--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_result_known" CHECK ("game"."result" in ('W', 'L', 'T'));