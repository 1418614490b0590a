CREATE TABLE "invitation" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" integer,
	"role" text NOT NULL,
	"scopes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_role_known" CHECK ("invitation"."role" in ('admin', 'commissioner', 'member'))
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer,
	"actor_id" integer,
	"network" text,
	"detail" text,
	CONSTRAINT "security_event_kind_known" CHECK ("security_event"."kind" in ('log_in', 'log_in_failed', 'log_in_refused', 'log_out', 'token_reused', 'password_changed', 'password_reset', 'rights_changed', 'session_ended', 'account_added', 'account_removed', 'invitation_made', 'invitation_used', 'invitation_withdrawn', 'host_key_saved'))
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_by_token" ON "invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitation_by_account" ON "invitation" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "invitation_by_creator" ON "invitation" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "security_event_at" ON "security_event" USING btree ("at");