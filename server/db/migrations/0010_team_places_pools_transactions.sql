CREATE TABLE "league_transaction" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"external_id" text NOT NULL,
	"type" text NOT NULL,
	"week" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"bid" integer,
	CONSTRAINT "league_transaction_league_id_season_external_id_pk" PRIMARY KEY("league_id","season","external_id"),
	CONSTRAINT "league_transaction_season_range" CHECK ("league_transaction"."season" between 1990 and 2100),
	CONSTRAINT "league_transaction_week_range" CHECK ("league_transaction"."week" between 1 and 25),
	CONSTRAINT "league_transaction_type_known" CHECK ("league_transaction"."type" in ('trade', 'waiver', 'free_agent', 'commissioner')),
	CONSTRAINT "league_transaction_bid_not_negative" CHECK ("league_transaction"."bid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "team_manager" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text,
	CONSTRAINT "team_manager_league_id_season_team_id_user_id_pk" PRIMARY KEY("league_id","season","team_id","user_id"),
	CONSTRAINT "team_manager_season_range" CHECK ("team_manager"."season" between 1990 and 2100),
	CONSTRAINT "team_manager_user_id_not_empty" CHECK ("team_manager"."user_id" <> '')
);
--> statement-breakpoint
CREATE TABLE "transaction_move" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"external_id" text NOT NULL,
	"index" integer NOT NULL,
	"player_id" text,
	"pick_season" integer,
	"pick_round" integer,
	"pick_team_id" text,
	"budget" integer,
	"from_team_id" text,
	"to_team_id" text,
	CONSTRAINT "transaction_move_league_id_season_external_id_index_pk" PRIMARY KEY("league_id","season","external_id","index")
);
--> statement-breakpoint
ALTER TABLE "keeper" DROP CONSTRAINT "keeper_league_id_season_player_id_pk";--> statement-breakpoint
ALTER TABLE "roster_entry" DROP CONSTRAINT "roster_entry_league_id_player_id_pk";--> statement-breakpoint
ALTER TABLE "roster_snapshot" DROP CONSTRAINT "roster_snapshot_league_id_season_week_player_id_pk";--> statement-breakpoint
ALTER TABLE "keeper" ADD CONSTRAINT "keeper_league_id_season_player_id_team_id_pk" PRIMARY KEY("league_id","season","player_id","team_id");--> statement-breakpoint
ALTER TABLE "roster_entry" ADD CONSTRAINT "roster_entry_league_id_player_id_team_id_pk" PRIMARY KEY("league_id","player_id","team_id");--> statement-breakpoint
ALTER TABLE "roster_snapshot" ADD CONSTRAINT "roster_snapshot_league_id_season_week_player_id_team_id_pk" PRIMARY KEY("league_id","season","week","player_id","team_id");--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "player_copies" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "player_external_id" ADD COLUMN "provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "pool" text;--> statement-breakpoint
ALTER TABLE "league_transaction" ADD CONSTRAINT "league_transaction_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_manager" ADD CONSTRAINT "team_manager_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_move" ADD CONSTRAINT "transaction_move_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_move" ADD CONSTRAINT "transaction_move_transaction_fk" FOREIGN KEY ("league_id","season","external_id") REFERENCES "public"."league_transaction"("league_id","season","external_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_manager_by_user" ON "team_manager" USING btree ("league_id","user_id");--> statement-breakpoint
CREATE INDEX "transaction_move_by_pick" ON "transaction_move" USING btree ("league_id","pick_season");--> statement-breakpoint
ALTER TABLE "league" ADD CONSTRAINT "league_player_copies_positive" CHECK ("league"."player_copies" > 0);--> statement-breakpoint
DELETE FROM "new_season";
