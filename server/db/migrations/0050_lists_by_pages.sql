CREATE INDEX "league_by_name" ON "league" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "account_admins" ON "account" USING btree ("id") WHERE "account"."role" = 'admin';--> statement-breakpoint
CREATE INDEX "security_event_log_in" ON "security_event" USING btree ("account_id","at") WHERE "security_event"."kind" = 'log_in';