ALTER TABLE "transaction_move" ADD COLUMN "pick_number" integer;--> statement-breakpoint
-- The picks that a host tells by number only came without it: these seasons are read once more.
UPDATE "watermark" SET "complete" = false WHERE "resource" = 'transactions' AND EXISTS (
  SELECT 1 FROM "transaction_move" m
  WHERE m."league_id" = "watermark"."league_id" AND m."season" = "watermark"."season"
    AND m."pick_round" IS NOT NULL AND m."pick_team_id" IS NULL
);
