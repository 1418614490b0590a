ALTER TABLE "host_pace" ALTER COLUMN "starts" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "host_pace" ADD COLUMN "in_flight" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "host_pace" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "host_pace" ADD COLUMN "paused_until" bigint DEFAULT 0 NOT NULL;