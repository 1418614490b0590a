CREATE TABLE "keeper_change" (
	"id" serial PRIMARY KEY NOT NULL,
	"league_id" text NOT NULL,
	"season" integer NOT NULL,
	"team_id" text NOT NULL,
	"player_id" text NOT NULL,
	"is_keeper" boolean NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "keeper_change_season_range" CHECK ("keeper_change"."season" between 1990 and 2100)
);
--> statement-breakpoint
ALTER TABLE "keeper_change" ADD CONSTRAINT "keeper_change_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keeper_change" ADD CONSTRAINT "keeper_change_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "keeper_change_by_season" ON "keeper_change" USING btree ("league_id","season");