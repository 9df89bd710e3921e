DROP TABLE "seasonal_events";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "timezone_changed_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "profiles" SET "document_insights_last_updated" = NULL WHERE NOT EXISTS (SELECT FROM "documents" WHERE "documents"."profile_id" = "profiles"."id");
