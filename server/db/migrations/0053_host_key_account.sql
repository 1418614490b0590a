CREATE TABLE "host_key_account" (
	"provider" text NOT NULL,
	"external_id" text NOT NULL,
	"season" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "host_key_account_provider_external_id_season_account_id_pk" PRIMARY KEY("provider","external_id","season","account_id")
);
--> statement-breakpoint
ALTER TABLE "host_key_account" ADD CONSTRAINT "host_key_account_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_key_account" ADD CONSTRAINT "host_key_account_provider_external_id_season_host_key_provider_external_id_season_fk" FOREIGN KEY ("provider","external_id","season") REFERENCES "public"."host_key"("provider","external_id","season") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_key_account_of" ON "host_key_account" USING btree ("account_id");