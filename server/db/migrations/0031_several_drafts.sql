CREATE TABLE "league_draft" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"number" integer NOT NULL,
	"external_id" text NOT NULL,
	"is_auction" boolean NOT NULL,
	"is_over" boolean NOT NULL,
	CONSTRAINT "league_draft_league_id_season_number_pk" PRIMARY KEY("league_id","season","number"),
	CONSTRAINT "league_draft_season_range" CHECK ("league_draft"."season" between 1990 and 2100),
	CONSTRAINT "league_draft_number_positive" CHECK ("league_draft"."number" > 0),
	CONSTRAINT "league_draft_external_id_not_empty" CHECK ("league_draft"."external_id" <> '')
);
--> statement-breakpoint
DROP INDEX "pick_trade_by_pick";--> statement-breakpoint
ALTER TABLE "draft_pick" DROP CONSTRAINT "draft_pick_league_id_season_round_pick_pk";--> statement-breakpoint
ALTER TABLE "draft_pick" ADD COLUMN "draft" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_pick" ADD CONSTRAINT "draft_pick_league_id_season_draft_round_pick_pk" PRIMARY KEY("league_id","season","draft","round","pick");--> statement-breakpoint
ALTER TABLE "draft_pick" ADD COLUMN "amount" double precision;--> statement-breakpoint
ALTER TABLE "entered_trade" ADD COLUMN "draft" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pick_trade" ADD COLUMN "draft" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "league_draft" ADD CONSTRAINT "league_draft_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pick_trade_by_pick" ON "pick_trade" USING btree ("league_id","season","draft","round","pick");--> statement-breakpoint
ALTER TABLE "draft_pick" ADD CONSTRAINT "draft_pick_draft_positive" CHECK ("draft_pick"."draft" > 0);--> statement-breakpoint
ALTER TABLE "draft_pick" ADD CONSTRAINT "draft_pick_amount_not_negative" CHECK ("draft_pick"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "entered_trade" ADD CONSTRAINT "entered_trade_draft_positive" CHECK ("entered_trade"."draft" > 0);--> statement-breakpoint
ALTER TABLE "pick_trade" ADD CONSTRAINT "pick_trade_draft_positive" CHECK ("pick_trade"."draft" > 0);--> statement-breakpoint
-- Its rows have picks without a draft, and could not be restored.
DELETE FROM "new_season";
