CREATE TABLE "entered_trade" (
	"id" serial PRIMARY KEY NOT NULL,
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"date" date NOT NULL,
	"from_team_id" text NOT NULL,
	"to_team_id" text NOT NULL,
	"round_from" integer NOT NULL,
	"pick_from" integer NOT NULL,
	"round_to" integer NOT NULL,
	"pick_to" integer NOT NULL,
	"entered_by" text,
	"entered_at" timestamp with time zone,
	"taken_back_by" text,
	"taken_back_at" timestamp with time zone,
	"replaced_by" integer,
	CONSTRAINT "entered_trade_season_range" CHECK ("entered_trade"."season" between 1990 and 2100),
	CONSTRAINT "entered_trade_round_from_positive" CHECK ("entered_trade"."round_from" > 0),
	CONSTRAINT "entered_trade_pick_from_positive" CHECK ("entered_trade"."pick_from" > 0),
	CONSTRAINT "entered_trade_round_to_positive" CHECK ("entered_trade"."round_to" > 0),
	CONSTRAINT "entered_trade_pick_to_positive" CHECK ("entered_trade"."pick_to" > 0)
);
--> statement-breakpoint
ALTER TABLE "pick_trade" ADD COLUMN "trade_id" integer;--> statement-breakpoint
ALTER TABLE "entered_trade" ADD CONSTRAINT "entered_trade_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entered_trade_by_draft" ON "entered_trade" USING btree ("league_id","season");--> statement-breakpoint
ALTER TABLE "pick_trade" ADD CONSTRAINT "pick_trade_trade_id_entered_trade_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."entered_trade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A trade that was entered earlier is two rows, one after the other, with the teams swapped.
WITH numbered AS (
	SELECT *, row_number() OVER (PARTITION BY "league_id", "season" ORDER BY "id") AS "number"
	FROM "pick_trade" WHERE "source" = 'manual' AND "date" IS NOT NULL
), pairs AS (
	SELECT nextval(pg_get_serial_sequence('entered_trade', 'id'))::int AS "trade_id", a."id", a."league_id", a."season", a."date", a."from_team_id", a."to_team_id", a."round", a."pick",
		b."id" AS "other_id", b."round" AS "round_to", b."pick" AS "pick_to"
	FROM numbered a JOIN numbered b
		ON b."league_id" = a."league_id" AND b."season" = a."season" AND b."number" = a."number" + 1
		AND b."date" = a."date" AND b."from_team_id" = a."to_team_id" AND b."to_team_id" = a."from_team_id"
	WHERE a."number" % 2 = 1
	ORDER BY a."id"
), entered AS (
	INSERT INTO "entered_trade" ("id", "league_id", "season", "date", "from_team_id", "to_team_id", "round_from", "pick_from", "round_to", "pick_to")
	SELECT "trade_id", "league_id", "season", "date", "from_team_id", "to_team_id", "round", "pick", "round_to", "pick_to" FROM pairs
)
UPDATE "pick_trade" SET "trade_id" = pairs."trade_id" FROM pairs WHERE "pick_trade"."id" IN (pairs."id", pairs."other_id");
