DROP TABLE "seasonal_events";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "timezone_changed_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "profiles" SET "document_insights_last_updated" = NULL WHERE NOT EXISTS (SELECT FROM "documents" WHERE "documents"."profile_id" = "profiles"."id");
--> statement-breakpoint
UPDATE "deliveries" SET "content_data" = "content_data" || jsonb_build_object('day', ("deliveries"."created_at" AT TIME ZONE coalesce("zones"."name", 'UTC'))::date, 'country', "profiles"."country") FROM "profiles" LEFT JOIN "pg_timezone_names" AS "zones" ON "zones"."name" = "profiles"."delivery_timezone" WHERE "profiles"."id" = "deliveries"."profile_id" AND NOT ("content_data" ? 'day');
