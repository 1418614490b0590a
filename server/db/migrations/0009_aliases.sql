ALTER TABLE "player_alias" ADD COLUMN "given_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player_external_id" ADD COLUMN "alias" text;--> statement-breakpoint
ALTER TABLE "player_external_id" ADD CONSTRAINT "player_external_id_alias_player_alias_name_fk" FOREIGN KEY ("alias") REFERENCES "public"."player_alias"("name") ON DELETE cascade ON UPDATE no action;