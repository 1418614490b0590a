ALTER TABLE "league" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "league" SET "is_demo" = true
WHERE "id" IN ('620000000000000149', '620000000000000186', '620000000000000260')
  OR "id" IN ('132', '348764', '612374', '8645669', '4800184', '6199037', '2298387')
    AND NOT EXISTS (SELECT FROM "league_source" WHERE "league_source"."league_id" = "league"."id");
