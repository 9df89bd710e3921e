CREATE TABLE "delivery_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"slot_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"address" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"reader" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"dot_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"said" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_mails_state" CHECK ("state" in ('waiting', 'sending', 'sent', 'refused', 'failed', 'dropped')),
	CONSTRAINT "delivery_mails_reader" CHECK ("reader" in ('owner', 'team', 'client', 'agency'))
);
--> statement-breakpoint
CREATE TABLE "news_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"profile_id" uuid NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_fetches" (
	"address" text PRIMARY KEY,
	"name" text DEFAULT '' NOT NULL,
	"fetched_at" timestamp(3) with time zone NOT NULL,
	"item_count" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"items" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recipients" (
	"profile_id" uuid,
	"address" text,
	"token" text NOT NULL,
	"unsubscribed_at" timestamp(3) with time zone,
	"refusals" integer DEFAULT 0 NOT NULL,
	"said" text,
	CONSTRAINT "recipients_pkey" PRIMARY KEY("profile_id","address"),
	CONSTRAINT "recipients_token_length" CHECK (length("token") >= 22)
);
--> statement-breakpoint
CREATE TABLE "remembered" (
	"name" text PRIMARY KEY,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "deliveries_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "next_run_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "next_digest_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "scheduled_deliveries" ADD COLUMN "kind" text DEFAULT 'scheduled' NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_deliveries" ADD COLUMN "state" text DEFAULT 'planned' NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_deliveries" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "scheduled_deliveries" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_deliveries" ADD COLUMN "delivery_id" uuid;--> statement-breakpoint
ALTER TABLE "scheduled_deliveries" ADD COLUMN "finished_at" timestamp(3) with time zone;--> statement-breakpoint
DROP INDEX "scheduled_deliveries_slot";--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_deliveries_slot" ON "scheduled_deliveries" ("profile_id","kind","delivery_date");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_mails_reader" ON "delivery_mails" ("slot_id",lower("address"));--> statement-breakpoint
CREATE INDEX "delivery_mails_profile" ON "delivery_mails" ("profile_id");--> statement-breakpoint
CREATE INDEX "delivery_mails_state" ON "delivery_mails" ("state","created_at");--> statement-breakpoint
CREATE INDEX "delivery_mails_sent" ON "delivery_mails" ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "news_feeds_address" ON "news_feeds" ("profile_id","address");--> statement-breakpoint
CREATE INDEX "profiles_next_run" ON "profiles" ("next_run_at") WHERE next_run_at is not null;--> statement-breakpoint
CREATE INDEX "profiles_next_digest" ON "profiles" ("next_digest_at") WHERE next_digest_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "recipients_token" ON "recipients" ("token");--> statement-breakpoint
CREATE INDEX "scheduled_deliveries_state" ON "scheduled_deliveries" ("state","created_at");--> statement-breakpoint
CREATE INDEX "scheduled_deliveries_delivery" ON "scheduled_deliveries" ("delivery_id");--> statement-breakpoint
ALTER TABLE "delivery_mails" ADD CONSTRAINT "delivery_mails_slot_id_scheduled_deliveries_id_fkey" FOREIGN KEY ("slot_id") REFERENCES "scheduled_deliveries"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "delivery_mails" ADD CONSTRAINT "delivery_mails_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "news_feeds" ADD CONSTRAINT "news_feeds_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "scheduled_deliveries" ADD CONSTRAINT "scheduled_deliveries_delivery_id_deliveries_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "deliveries"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "scheduled_deliveries" ADD CONSTRAINT "scheduled_deliveries_kind" CHECK ("kind" in ('scheduled', 'digest'));--> statement-breakpoint
ALTER TABLE "scheduled_deliveries" ADD CONSTRAINT "scheduled_deliveries_state" CHECK ("state" in ('planned', 'made', 'finished', 'failed', 'skipped'));--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_type", ADD CONSTRAINT "deliveries_type" CHECK ("delivery_type" in ('instant', 'first', 'scheduled', 'digest'));