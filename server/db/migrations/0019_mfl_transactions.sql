ALTER TABLE "league_transaction" DROP CONSTRAINT "league_transaction_type_known";--> statement-breakpoint
ALTER TABLE "league_transaction" ALTER COLUMN "bid" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "transaction_move" ALTER COLUMN "budget" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "league_transaction" ADD CONSTRAINT "league_transaction_type_known" CHECK ("league_transaction"."type" in ('trade', 'waiver', 'free_agent', 'commissioner', 'auction'));