ALTER TABLE "team_season" ADD COLUMN "in_playoffs" boolean;--> statement-breakpoint
ALTER TABLE "team_season" ADD COLUMN "eliminated_week" integer;--> statement-breakpoint
ALTER TABLE "team_season" ADD CONSTRAINT "team_season_eliminated_week_positive" CHECK ("team_season"."eliminated_week" > 0);