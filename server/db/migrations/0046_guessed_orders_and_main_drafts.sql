ALTER TABLE "draft_pick" ADD COLUMN "is_guess" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "league_draft" ADD COLUMN "is_main" boolean DEFAULT false NOT NULL;