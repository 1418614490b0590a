CREATE TABLE "hidden_keeper" (
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"team_id" text NOT NULL,
	"player_id" text NOT NULL,
	"source" text NOT NULL,
	"is_keeper" boolean DEFAULT true NOT NULL,
	"is_override" boolean DEFAULT false NOT NULL,
	"changed_by" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_keeper_league_id_season_player_id_team_id_pk" PRIMARY KEY("league_id","season","player_id","team_id"),
	CONSTRAINT "hidden_keeper_season_range" CHECK ("hidden_keeper"."season" between 1990 and 2100),
	CONSTRAINT "hidden_keeper_source_known" CHECK ("hidden_keeper"."source" in ('host', 'manual'))
);
--> statement-breakpoint
ALTER TABLE "keeper_rules" ADD COLUMN "is_hiding" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_keeper" ADD CONSTRAINT "hidden_keeper_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_keeper" ADD CONSTRAINT "hidden_keeper_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;