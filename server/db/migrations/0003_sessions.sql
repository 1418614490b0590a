CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "session" ("id", "account_id", "started_at")
	SELECT "family", "account_id", min("expires_at") - interval '30 days' FROM "refresh_token" GROUP BY "family", "account_id";
--> statement-breakpoint
ALTER TABLE "refresh_token" RENAME COLUMN "family" TO "session_id";--> statement-breakpoint
ALTER TABLE "refresh_token" DROP COLUMN "account_id";--> statement-breakpoint
ALTER INDEX "refresh_token_family" RENAME TO "refresh_token_session";--> statement-breakpoint
CREATE INDEX "refresh_token_expiry" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");
