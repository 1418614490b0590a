-- Rows that the constraints below would refuse. A mark that a person made stays: its unknown player is added under his id.
INSERT INTO "player" ("id", "name", "position", "position_sort_order")
	SELECT DISTINCT "player_id", "player_id", '-', 7 FROM "keeper" WHERE "source" = 'manual'
	ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- What a removed league left behind.
DELETE FROM "league_source" WHERE NOT EXISTS (SELECT FROM "league" WHERE "id" = "league_source"."league_id");
--> statement-breakpoint
DELETE FROM "team" WHERE NOT EXISTS (SELECT FROM "league" WHERE "id" = "team"."league_id");
--> statement-breakpoint
DELETE FROM "team_season" WHERE NOT EXISTS (SELECT FROM "league" WHERE "id" = "team_season"."league_id");
--> statement-breakpoint
DELETE FROM "keeper" WHERE NOT EXISTS (SELECT FROM "league" WHERE "id" = "keeper"."league_id");
--> statement-breakpoint
DELETE FROM "team_week" WHERE NOT EXISTS (SELECT FROM "league" WHERE "id" = "team_week"."league_id");
--> statement-breakpoint
DELETE FROM "draft_pick" WHERE NOT EXISTS (SELECT FROM "league" WHERE "id" = "draft_pick"."league_id");
--> statement-breakpoint
DELETE FROM "pick_trade" WHERE NOT EXISTS (SELECT FROM "league" WHERE "id" = "pick_trade"."league_id");
--> statement-breakpoint
DELETE FROM "roster_snapshot" WHERE NOT EXISTS (SELECT FROM "league" WHERE "id" = "roster_snapshot"."league_id");
--> statement-breakpoint
DELETE FROM "watermark" WHERE NOT EXISTS (SELECT FROM "league" WHERE "id" = "watermark"."league_id");
--> statement-breakpoint
DELETE FROM "account_scope" WHERE NOT EXISTS (SELECT FROM "league" WHERE "id" = "account_scope"."league_id");
--> statement-breakpoint
DELETE FROM "roster_entry" r WHERE NOT EXISTS (SELECT FROM "team" t WHERE t."league_id" = r."league_id" AND t."id" = r."team_id");
--> statement-breakpoint
DELETE FROM "team_week_player" p WHERE NOT EXISTS (SELECT FROM "team_week" w
	WHERE w."league_id" = p."league_id" AND w."season" = p."season" AND w."team_id" = p."team_id" AND w."week" = p."week");
--> statement-breakpoint
-- Copies of data of hosts and files about players who are not stored: the next import brings them again.
DELETE FROM "player_external_id" WHERE NOT EXISTS (SELECT FROM "player" WHERE "id" = "player_external_id"."player_id");
--> statement-breakpoint
DELETE FROM "ranking" WHERE NOT EXISTS (SELECT FROM "player" WHERE "id" = "ranking"."player_id");
--> statement-breakpoint
DELETE FROM "rookie" WHERE NOT EXISTS (SELECT FROM "player" WHERE "id" = "rookie"."player_id");
--> statement-breakpoint
DELETE FROM "roster_entry" WHERE NOT EXISTS (SELECT FROM "player" WHERE "id" = "roster_entry"."player_id");
--> statement-breakpoint
DELETE FROM "keeper" WHERE NOT EXISTS (SELECT FROM "player" WHERE "id" = "keeper"."player_id");
--> statement-breakpoint
DELETE FROM "team_week_player" WHERE NOT EXISTS (SELECT FROM "player" WHERE "id" = "team_week_player"."player_id");
--> statement-breakpoint
DELETE FROM "roster_snapshot" WHERE NOT EXISTS (SELECT FROM "player" WHERE "id" = "roster_snapshot"."player_id");
--> statement-breakpoint
UPDATE "draft_pick" SET "player_id" = NULL WHERE NOT EXISTS (SELECT FROM "player" WHERE "id" = "draft_pick"."player_id");
--> statement-breakpoint
-- What a removed account left behind.
DELETE FROM "account_scope" WHERE NOT EXISTS (SELECT FROM "account" WHERE "id" = "account_scope"."account_id");
--> statement-breakpoint
DELETE FROM "session" WHERE NOT EXISTS (SELECT FROM "account" WHERE "id" = "session"."account_id");
--> statement-breakpoint
DELETE FROM "refresh_token" WHERE NOT EXISTS (SELECT FROM "session" WHERE "id" = "refresh_token"."session_id");
--> statement-breakpoint
ALTER TABLE "account_scope" ADD CONSTRAINT "account_scope_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_scope" ADD CONSTRAINT "account_scope_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_pick" ADD CONSTRAINT "draft_pick_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_pick" ADD CONSTRAINT "draft_pick_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keeper" ADD CONSTRAINT "keeper_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keeper" ADD CONSTRAINT "keeper_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "league_source" ADD CONSTRAINT "league_source_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_trade" ADD CONSTRAINT "pick_trade_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_external_id" ADD CONSTRAINT "player_external_id_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking" ADD CONSTRAINT "ranking_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rookie" ADD CONSTRAINT "rookie_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_entry" ADD CONSTRAINT "roster_entry_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_entry" ADD CONSTRAINT "roster_entry_team_fk" FOREIGN KEY ("league_id","team_id") REFERENCES "team"("league_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_snapshot" ADD CONSTRAINT "roster_snapshot_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_snapshot" ADD CONSTRAINT "roster_snapshot_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_season" ADD CONSTRAINT "team_season_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_week" ADD CONSTRAINT "team_week_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_week_player" ADD CONSTRAINT "team_week_player_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_week_player" ADD CONSTRAINT "team_week_player_team_week_fk" FOREIGN KEY ("league_id","season","team_id","week") REFERENCES "team_week"("league_id","season","team_id","week") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watermark" ADD CONSTRAINT "watermark_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_email_not_empty" CHECK ("account"."email" <> '');--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_role_known" CHECK ("account"."role" in ('admin', 'commissioner', 'member'));--> statement-breakpoint
ALTER TABLE "bye_week" ADD CONSTRAINT "bye_week_season_range" CHECK ("bye_week"."season" between 1990 and 2100);--> statement-breakpoint
ALTER TABLE "bye_week" ADD CONSTRAINT "bye_week_week_range" CHECK ("bye_week"."week" between 1 and 25);--> statement-breakpoint
ALTER TABLE "draft_pick" ADD CONSTRAINT "draft_pick_season_range" CHECK ("draft_pick"."season" between 1990 and 2100);--> statement-breakpoint
ALTER TABLE "draft_pick" ADD CONSTRAINT "draft_pick_round_positive" CHECK ("draft_pick"."round" > 0);--> statement-breakpoint
ALTER TABLE "draft_pick" ADD CONSTRAINT "draft_pick_pick_positive" CHECK ("draft_pick"."pick" > 0);--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_outcome_known" CHECK ("import_run"."outcome" in ('running', 'done', 'skipped', 'failed'));--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_rows_not_negative" CHECK ("import_run"."rows" >= 0);--> statement-breakpoint
ALTER TABLE "import_run" ADD CONSTRAINT "import_run_skipped_not_negative" CHECK ("import_run"."skipped" >= 0);--> statement-breakpoint
ALTER TABLE "keeper" ADD CONSTRAINT "keeper_season_range" CHECK ("keeper"."season" between 1990 and 2100);--> statement-breakpoint
ALTER TABLE "keeper" ADD CONSTRAINT "keeper_source_known" CHECK ("keeper"."source" in ('host', 'manual'));--> statement-breakpoint
ALTER TABLE "league" ADD CONSTRAINT "league_id_not_empty" CHECK ("league"."id" <> '');--> statement-breakpoint
ALTER TABLE "league" ADD CONSTRAINT "league_provider_known" CHECK ("league"."provider" in ('default', 'sleeper'));--> statement-breakpoint
ALTER TABLE "league" ADD CONSTRAINT "league_name_not_empty" CHECK ("league"."name" <> '');--> statement-breakpoint
ALTER TABLE "league" ADD CONSTRAINT "league_season_range" CHECK ("league"."season" between 1990 and 2100);--> statement-breakpoint
ALTER TABLE "league" ADD CONSTRAINT "league_standings_season_range" CHECK ("league"."standings_season" between 1990 and 2100);--> statement-breakpoint
ALTER TABLE "league_source" ADD CONSTRAINT "league_source_season_range" CHECK ("league_source"."season" between 1990 and 2100);--> statement-breakpoint
ALTER TABLE "league_source" ADD CONSTRAINT "league_source_provider_known" CHECK ("league_source"."provider" in ('mfl', 'sleeper'));--> statement-breakpoint
ALTER TABLE "league_source" ADD CONSTRAINT "league_source_external_id_not_empty" CHECK ("league_source"."external_id" <> '');--> statement-breakpoint
ALTER TABLE "log_in_attempt" ADD CONSTRAINT "log_in_attempt_failures_not_negative" CHECK ("log_in_attempt"."failures" >= 0);--> statement-breakpoint
ALTER TABLE "pick_trade" ADD CONSTRAINT "pick_trade_season_range" CHECK ("pick_trade"."season" between 1990 and 2100);--> statement-breakpoint
ALTER TABLE "pick_trade" ADD CONSTRAINT "pick_trade_round_positive" CHECK ("pick_trade"."round" > 0);--> statement-breakpoint
ALTER TABLE "pick_trade" ADD CONSTRAINT "pick_trade_pick_positive" CHECK ("pick_trade"."pick" > 0);--> statement-breakpoint
ALTER TABLE "pick_trade" ADD CONSTRAINT "pick_trade_source_known" CHECK ("pick_trade"."source" in ('host', 'manual'));--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_id_not_empty" CHECK ("player"."id" <> '');--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_name_not_empty" CHECK ("player"."name" <> '');--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_position_sort_order_positive" CHECK ("player"."position_sort_order" > 0);--> statement-breakpoint
ALTER TABLE "ranking" ADD CONSTRAINT "ranking_season_range" CHECK ("ranking"."season" between 1990 and 2100);--> statement-breakpoint
ALTER TABLE "rookie" ADD CONSTRAINT "rookie_season_range" CHECK ("rookie"."season" between 1990 and 2100);--> statement-breakpoint
ALTER TABLE "rookie" ADD CONSTRAINT "rookie_name_not_empty" CHECK ("rookie"."name" <> '');--> statement-breakpoint
ALTER TABLE "roster_entry" ADD CONSTRAINT "roster_entry_slot_known" CHECK ("roster_entry"."slot" in ('active', 'reserve', 'taxi'));--> statement-breakpoint
ALTER TABLE "roster_snapshot" ADD CONSTRAINT "roster_snapshot_season_range" CHECK ("roster_snapshot"."season" between 1990 and 2100);--> statement-breakpoint
ALTER TABLE "roster_snapshot" ADD CONSTRAINT "roster_snapshot_week_range" CHECK ("roster_snapshot"."week" between 1 and 25);--> statement-breakpoint
ALTER TABLE "roster_snapshot" ADD CONSTRAINT "roster_snapshot_slot_known" CHECK ("roster_snapshot"."slot" in ('active', 'reserve', 'taxi'));--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_id_not_empty" CHECK ("team"."id" <> '');--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_name_not_empty" CHECK ("team"."name" <> '');--> statement-breakpoint
ALTER TABLE "team_season" ADD CONSTRAINT "team_season_season_range" CHECK ("team_season"."season" between 1990 and 2100);--> statement-breakpoint
ALTER TABLE "team_season" ADD CONSTRAINT "team_season_name_not_empty" CHECK ("team_season"."name" <> '');--> statement-breakpoint
ALTER TABLE "team_season" ADD CONSTRAINT "team_season_division_position_positive" CHECK ("team_season"."division_position" > 0);--> statement-breakpoint
ALTER TABLE "team_season" ADD CONSTRAINT "team_season_wins_not_negative" CHECK ("team_season"."wins" >= 0);--> statement-breakpoint
ALTER TABLE "team_season" ADD CONSTRAINT "team_season_losses_not_negative" CHECK ("team_season"."losses" >= 0);--> statement-breakpoint
ALTER TABLE "team_season" ADD CONSTRAINT "team_season_draws_not_negative" CHECK ("team_season"."draws" >= 0);--> statement-breakpoint
ALTER TABLE "team_season" ADD CONSTRAINT "team_season_percentage_range" CHECK ("team_season"."percentage" between 0 and 1);--> statement-breakpoint
ALTER TABLE "team_season" ADD CONSTRAINT "team_season_final_position_positive" CHECK ("team_season"."final_position" > 0);--> statement-breakpoint
ALTER TABLE "team_week" ADD CONSTRAINT "team_week_season_range" CHECK ("team_week"."season" between 1990 and 2100);--> statement-breakpoint
ALTER TABLE "team_week" ADD CONSTRAINT "team_week_week_range" CHECK ("team_week"."week" between 1 and 25);--> statement-breakpoint
ALTER TABLE "team_week_player" ADD CONSTRAINT "team_week_player_index_not_negative" CHECK ("team_week_player"."index" >= 0);--> statement-breakpoint
ALTER TABLE "team_week_player" ADD CONSTRAINT "team_week_player_slot_known" CHECK ("team_week_player"."slot" in ('starter', 'bench', 'reserve'));--> statement-breakpoint
ALTER TABLE "watermark" ADD CONSTRAINT "watermark_season_range" CHECK ("watermark"."season" between 1990 and 2100);--> statement-breakpoint
ALTER TABLE "watermark" ADD CONSTRAINT "watermark_week_range" CHECK ("watermark"."week" between 1 and 25);