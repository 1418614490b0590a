CREATE TABLE "passkey" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_name_not_empty" CHECK ("passkey"."name" <> ''),
	CONSTRAINT "passkey_counter_not_negative" CHECK ("passkey"."counter" >= 0)
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "security_event" DROP CONSTRAINT "security_event_kind_known";--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "removes_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "player_alias" ADD COLUMN "given_by" text;--> statement-breakpoint
ALTER TABLE "security_event" ADD COLUMN "league_id" text;--> statement-breakpoint
ALTER TABLE "security_event" ADD COLUMN "bucket" text;--> statement-breakpoint
ALTER TABLE "security_event" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "by_passkey" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkey_account" ON "passkey" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expiry" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "security_event_league" ON "security_event" USING btree ("league_id","kind","id");--> statement-breakpoint
CREATE INDEX "security_event_kind" ON "security_event" USING btree ("kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "security_event_bucket" ON "security_event" USING btree ("bucket");--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_count_positive" CHECK ("security_event"."count" > 0);--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_kind_known" CHECK ("security_event"."kind" in ('log_in', 'log_in_failed', 'log_in_refused', 'log_out', 'token_reused', 'password_changed', 'password_reset', 'rights_changed', 'session_ended', 'account_added', 'account_removed', 'invitation_made', 'invitation_used', 'invitation_withdrawn', 'host_key_saved', 'second_factor_on', 'second_factor_off', 'second_factor_removed', 'second_factor_failed', 'recovery_code_used', 'recovery_codes_made', 'account_rules_changed', 'league_added', 'league_exported', 'league_removed', 'league_settings_changed', 'drop_accepted', 'season_taken_back', 'alias_saved', 'alias_removed', 'passkey_added', 'passkey_renamed', 'passkey_removed', 'access_refused', 'token_refused'));