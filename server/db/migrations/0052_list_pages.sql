CREATE INDEX "league_directory" ON "league" USING btree ("is_demo","name","id") WHERE "league"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "league_demo" ON "league" USING btree ("id") WHERE "league"."is_demo";--> statement-breakpoint
CREATE INDEX "league_members_only" ON "league" USING btree ("name","id") WHERE "league"."visibility" = 'members' and not "league"."is_demo";