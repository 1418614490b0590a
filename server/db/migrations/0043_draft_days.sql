ALTER TABLE "league_draft" ADD COLUMN "is_running" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "league_draft" ADD COLUMN "starts_at" bigint;--> statement-breakpoint
ALTER TABLE "league_draft" ADD COLUMN "next_pick" integer;--> statement-breakpoint
CREATE INDEX "league_draft_open" ON "league_draft" USING btree ("league_id","season") WHERE not "league_draft"."is_over";--> statement-breakpoint
CREATE INDEX "league_schedule_viewed" ON "league_schedule" USING btree ("viewed_at");--> statement-breakpoint
ALTER TABLE "league_draft" ADD CONSTRAINT "league_draft_next_pick_positive" CHECK ("league_draft"."next_pick" > 0);