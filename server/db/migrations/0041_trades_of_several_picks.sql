CREATE TABLE "entered_pick" (
	"trade_id" integer NOT NULL,
	"index" integer NOT NULL,
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"round" integer NOT NULL,
	"pick" integer,
	"original_team_id" text,
	"from_team_id" text NOT NULL,
	"to_team_id" text NOT NULL,
	"is_of_first" boolean NOT NULL,
	CONSTRAINT "entered_pick_trade_id_index_pk" PRIMARY KEY("trade_id","index"),
	CONSTRAINT "entered_pick_season_range" CHECK ("entered_pick"."season" between 1990 and 2100),
	CONSTRAINT "entered_pick_round_positive" CHECK ("entered_pick"."round" > 0),
	CONSTRAINT "entered_pick_pick_positive" CHECK ("entered_pick"."pick" > 0),
	CONSTRAINT "entered_pick_pick_or_team" CHECK (("entered_pick"."pick" is null) <> ("entered_pick"."original_team_id" is null))
);
--> statement-breakpoint
ALTER TABLE "entered_trade" DROP CONSTRAINT "entered_trade_round_from_positive";--> statement-breakpoint
ALTER TABLE "entered_trade" DROP CONSTRAINT "entered_trade_pick_from_positive";--> statement-breakpoint
ALTER TABLE "entered_trade" DROP CONSTRAINT "entered_trade_round_to_positive";--> statement-breakpoint
ALTER TABLE "entered_trade" DROP CONSTRAINT "entered_trade_pick_to_positive";--> statement-breakpoint
ALTER TABLE "entered_pick" ADD CONSTRAINT "entered_pick_trade_id_entered_trade_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."entered_trade"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entered_pick" ADD CONSTRAINT "entered_pick_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entered_pick_by_season" ON "entered_pick" USING btree ("league_id","season");--> statement-breakpoint
INSERT INTO "entered_pick" ("trade_id", "index", "league_id", "season", "round", "pick", "from_team_id", "to_team_id", "is_of_first")
	SELECT "id", 0, "league_id", "season", "round_from", "pick_from", "from_team_id", "to_team_id", true FROM "entered_trade"
	UNION ALL
	SELECT "id", 1, "league_id", "season", "round_to", "pick_to", "to_team_id", "from_team_id", false FROM "entered_trade";--> statement-breakpoint
ALTER TABLE "entered_trade" DROP COLUMN "round_from";--> statement-breakpoint
ALTER TABLE "entered_trade" DROP COLUMN "pick_from";--> statement-breakpoint
ALTER TABLE "entered_trade" DROP COLUMN "round_to";--> statement-breakpoint
ALTER TABLE "entered_trade" DROP COLUMN "pick_to";
