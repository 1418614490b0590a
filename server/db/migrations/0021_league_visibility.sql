CREATE TABLE "owner_name" (
	"league_id" text NOT NULL,
	"team_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "owner_name_league_id_team_id_pk" PRIMARY KEY("league_id","team_id"),
	CONSTRAINT "owner_name_name_not_empty" CHECK ("owner_name"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "host_name" text;--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "owner_name" ADD CONSTRAINT "owner_name_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "league" ADD CONSTRAINT "league_visibility_known" CHECK ("league"."visibility" in ('public', 'members'));--> statement-breakpoint
UPDATE "league" SET "host_name" = "name" WHERE "id" IN (SELECT "league_id" FROM "league_source");