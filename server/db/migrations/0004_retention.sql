DROP INDEX "import_run_by_call";--> statement-breakpoint
CREATE INDEX "import_run_started" ON "import_run" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "import_run_by_run" ON "import_run" USING btree ("run");--> statement-breakpoint
CREATE INDEX "import_run_done" ON "import_run" USING btree ("call","league_id","id" DESC NULLS FIRST) WHERE "import_run"."outcome" = 'done';--> statement-breakpoint
CREATE INDEX "log_in_attempt_until" ON "log_in_attempt" USING btree ("until");--> statement-breakpoint
CREATE INDEX "raw_response_fetched" ON "raw_response" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "refresh_token_use" ON "refresh_token" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "import_run_by_call" ON "import_run" USING btree ("call","chosen","id");