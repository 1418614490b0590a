UPDATE "league" SET "name" = 'Sunday Dynasty' WHERE "id" = '620000000000000149' AND "is_demo" AND "name" = 'Fixture Dynasty League';--> statement-breakpoint
UPDATE "league" SET "name" = 'Kickers & Defense' WHERE "id" = '620000000000000186' AND "is_demo" AND "name" = 'Fixture Kicker And Defence League';--> statement-breakpoint
UPDATE "league" SET "name" = 'Summer Draft League' WHERE "id" = '620000000000000260' AND "is_demo" AND "name" = 'Fixture Pre-Draft League';
