CREATE TABLE "host_key" (
	"provider" text NOT NULL,
	"external_id" text NOT NULL,
	"season" integer NOT NULL,
	"encrypted" text NOT NULL,
	CONSTRAINT "host_key_provider_external_id_season_pk" PRIMARY KEY("provider","external_id","season"),
	CONSTRAINT "host_key_provider_known" CHECK ("host_key"."provider" in ('mfl')),
	CONSTRAINT "host_key_season_range" CHECK ("host_key"."season" between 1990 and 2100)
);
