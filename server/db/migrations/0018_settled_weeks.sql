ALTER TABLE "watermark" ADD COLUMN "settled_week" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "watermark" ADD COLUMN "has_scoring" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "watermark" ADD CONSTRAINT "watermark_settled_week_not_negative" CHECK ("watermark"."settled_week" >= 0);