CREATE TABLE "agency_clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"agency_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"deliver_to_agency" boolean DEFAULT true NOT NULL,
	"cc_agency_on_scheduled" boolean DEFAULT false NOT NULL,
	"delivery_target" text DEFAULT 'client_only' NOT NULL,
	"client_emails" text[] DEFAULT '{}'::text[] NOT NULL,
	"client_first_names" text[] DEFAULT '{}'::text[] NOT NULL,
	"seasonal_content_enabled" boolean,
	"seasonal_content_count" integer,
	"seasonal_lead_time_months" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_clients_target" CHECK ("delivery_target" in ('client_only', 'agency_only', 'both')),
	CONSTRAINT "agency_clients_emails" CHECK (cardinality("client_emails") <= 5),
	CONSTRAINT "agency_clients_names" CHECK (cardinality("client_first_names") <= 5)
);
--> statement-breakpoint
CREATE TABLE "agency_seats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"agency_id" uuid NOT NULL,
	"seat_count" integer NOT NULL,
	"stripe_subscription_id" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agency_seats_count" CHECK ("seat_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"content_idea_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"metric_type" text NOT NULL,
	"value" integer DEFAULT 1 NOT NULL,
	"source" text,
	"timestamp" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"metadata" jsonb,
	CONSTRAINT "analytics_events_metric" CHECK ("metric_type" in ('views', 'clicks', 'shares', 'likes', 'comments', 'conversions'))
);
--> statement-breakpoint
CREATE TABLE "brand_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"profile_id" uuid NOT NULL,
	"document_id" uuid,
	"kind" text NOT NULL,
	"quote" text NOT NULL,
	"place" jsonb NOT NULL,
	"type" text NOT NULL,
	"slots" jsonb DEFAULT '{}' NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"freshness" text NOT NULL,
	"status" text DEFAULT 'extracted' NOT NULL,
	"visibility" text NOT NULL,
	"voice" text NOT NULL,
	"flags" text[] DEFAULT '{}'::text[] NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_facts_document_kind" CHECK (("kind" = 'document') = ("document_id" is not null)),
	CONSTRAINT "brand_facts_status" CHECK ("status" in ('extracted', 'confirmed', 'edited', 'hidden')),
	CONSTRAINT "brand_facts_visibility" CHECK ("visibility" in ('public', 'internal'))
);
--> statement-breakpoint
CREATE TABLE "content_ideas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"profile_id" uuid NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"content_type" text NOT NULL,
	"objective" text NOT NULL,
	"status" text DEFAULT 'generated' NOT NULL,
	"is_instant" boolean DEFAULT false NOT NULL,
	"document_insights" jsonb DEFAULT '[]' NOT NULL,
	"format_fields" jsonb DEFAULT '[]' NOT NULL,
	"evidence" jsonb DEFAULT '[]' NOT NULL,
	"explanation" jsonb,
	"engine" text NOT NULL,
	"idea_key" jsonb NOT NULL,
	"key_text" text NOT NULL,
	"title_shape" text NOT NULL,
	"call_to_action" text NOT NULL,
	"performance_score" double precision,
	"total_views" integer DEFAULT 0 NOT NULL,
	"total_clicks" integer DEFAULT 0 NOT NULL,
	"total_shares" integer DEFAULT 0 NOT NULL,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"total_comments" integer DEFAULT 0 NOT NULL,
	"total_conversions" integer DEFAULT 0 NOT NULL,
	"generated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp(3) with time zone,
	"last_tracked_at" timestamp(3) with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_ideas_type" CHECK ("content_type" in ('video', 'blog', 'podcast', 'email', 'linkedin', 'social', 'events', 'case study', 'whitepaper', 'infographic', 'webinar', 'report', 'ebook', 'template', 'checklist', 'guide', 'any')),
	CONSTRAINT "content_ideas_status" CHECK ("status" in ('generated', 'in_use', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"profile_id" uuid NOT NULL,
	"agency_id" uuid,
	"delivery_type" text NOT NULL,
	"content_data" jsonb NOT NULL,
	"access_token" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"last_viewed" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_type" CHECK ("delivery_type" in ('instant', 'first', 'scheduled')),
	CONSTRAINT "deliveries_token_length" CHECK (length("access_token") >= 22)
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"code" text NOT NULL,
	"discount_percent" integer,
	"discount_amount" integer,
	"valid_until" timestamp(3) with time zone,
	"max_uses" integer,
	"current_uses" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_codes_length" CHECK (length("code") between 1 and 50),
	CONSTRAINT "discount_codes_uses" CHECK ("max_uses" is null or "current_uses" <= "max_uses"),
	CONSTRAINT "discount_codes_percent" CHECK ("discount_percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"profile_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"file_size_bytes" integer NOT NULL,
	"extracted_insights" jsonb DEFAULT '{}' NOT NULL,
	"is_processed" boolean DEFAULT false NOT NULL,
	"notice" text,
	"uploaded_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_type" CHECK ("file_type" in ('pdf', 'docx', 'txt')),
	CONSTRAINT "documents_size" CHECK ("file_size_bytes" between 0 and 10485760)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"profile_id" uuid NOT NULL,
	"event_name" text NOT NULL,
	"event_date" date NOT NULL,
	"event_type" text NOT NULL,
	"content_planning_start_date" date,
	"notes" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_type" CHECK ("event_type" in ('event', 'campaign', 'holiday'))
);
--> statement-breakpoint
CREATE TABLE "industry_updates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"profile_id" uuid NOT NULL,
	"week_of" date NOT NULL,
	"updates" jsonb NOT NULL,
	"is_processed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "performance_summaries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"profile_id" uuid NOT NULL,
	"content_idea_id" uuid,
	"date" date NOT NULL,
	"total_views" integer DEFAULT 0 NOT NULL,
	"total_clicks" integer DEFAULT 0 NOT NULL,
	"total_shares" integer DEFAULT 0 NOT NULL,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"total_comments" integer DEFAULT 0 NOT NULL,
	"total_conversions" integer DEFAULT 0 NOT NULL,
	"engagement_rate" double precision,
	"conversion_rate" double precision
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"user_id" uuid NOT NULL,
	"is_client" boolean DEFAULT false NOT NULL,
	"company_name" text NOT NULL,
	"company_website" text,
	"industry" text NOT NULL,
	"country" text,
	"content_types" text[] DEFAULT '{}'::text[] NOT NULL,
	"content_objectives" text[] DEFAULT '{}'::text[] NOT NULL,
	"company_info" text NOT NULL,
	"logo_url" text,
	"target_audience" text NOT NULL,
	"delivery_frequency" text DEFAULT 'monthly' NOT NULL,
	"website_analysis_url" text,
	"website_analysis" jsonb,
	"website_analysis_last_updated" timestamp(3) with time zone,
	"document_insights" jsonb,
	"document_insights_last_updated" timestamp(3) with time zone,
	"primary_color" text,
	"secondary_color" text,
	"tertiary_color" text,
	"team_member_emails" text[] DEFAULT '{}'::text[] NOT NULL,
	"agency_content_guidelines" text,
	"agency_branding_name" text,
	"agency_branding_website" text,
	"agency_branding_logo" text,
	"agency_brand_color_preference" text DEFAULT 'agency' NOT NULL,
	"agency_client_seats" integer DEFAULT 10 NOT NULL,
	"seasonal_content_enabled" boolean DEFAULT true NOT NULL,
	"seasonal_content_count" integer DEFAULT 3 NOT NULL,
	"seasonal_lead_time_months" integer DEFAULT 2 NOT NULL,
	"delivery_day_of_week" integer DEFAULT 1 NOT NULL,
	"delivery_day_of_month" integer DEFAULT 1 NOT NULL,
	"delivery_hour" integer DEFAULT 9 NOT NULL,
	"delivery_time" time DEFAULT '09:00:00' NOT NULL,
	"delivery_timezone" text DEFAULT 'UTC' NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"weekly_digest" boolean DEFAULT false NOT NULL,
	"last_scheduled_delivery" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_frequency" CHECK ("delivery_frequency" in ('daily', 'weekly', 'monthly', 'quarterly')),
	CONSTRAINT "profiles_day_of_week" CHECK ("delivery_day_of_week" between 0 and 6),
	CONSTRAINT "profiles_day_of_month" CHECK ("delivery_day_of_month" between 1 and 28),
	CONSTRAINT "profiles_hour" CHECK ("delivery_hour" between 0 and 23),
	CONSTRAINT "profiles_seasonal_count" CHECK ("seasonal_content_count" between 1 and 5),
	CONSTRAINT "profiles_lead_time" CHECK ("seasonal_lead_time_months" between 1 and 4),
	CONSTRAINT "profiles_seats" CHECK ("agency_client_seats" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"tries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"referrer_id" uuid NOT NULL,
	"referred_user_id" uuid NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"discount_amount" integer DEFAULT 100 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referrals_not_self" CHECK ("referrer_id" <> "referred_user_id")
);
--> statement-breakpoint
CREATE TABLE "scheduled_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"profile_id" uuid NOT NULL,
	"delivery_date" timestamp(3) with time zone NOT NULL,
	"pdf_url" text,
	"email_sent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seasonal_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"name" text NOT NULL,
	"type" text NOT NULL,
	"date" date NOT NULL,
	"countries" text[] DEFAULT '{}'::text[] NOT NULL,
	"description" text,
	"industry_relevance" jsonb DEFAULT '{}' NOT NULL,
	"lead_time_months" integer DEFAULT 2 NOT NULL,
	"importance" integer DEFAULT 3 NOT NULL,
	"is_religious" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY,
	"sess" jsonb NOT NULL,
	"expire" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"user_type" text DEFAULT 'solo' NOT NULL,
	"plan" text DEFAULT 'trial' NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"trial_end_date" timestamp(3) with time zone,
	"is_test_user" boolean DEFAULT false NOT NULL,
	"onboarding_completed" boolean DEFAULT false NOT NULL,
	"daily_usage" integer DEFAULT 0 NOT NULL,
	"last_usage_reset" date,
	"referral_code" text,
	"referred_by" uuid,
	"referral_discount_amount" integer DEFAULT 100 NOT NULL,
	"active_referral_count" integer DEFAULT 0 NOT NULL,
	"password_hash" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"verification_token" text,
	"verification_expires" timestamp(3) with time zone,
	"password_reset_token" text,
	"password_reset_expires" timestamp(3) with time zone,
	"auth_provider" text DEFAULT 'local' NOT NULL,
	"wanted" jsonb,
	"deletion_date" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_user_type" CHECK ("user_type" in ('solo', 'agency', 'internal')),
	CONSTRAINT "users_plan" CHECK ("plan" in ('free', 'trial', 'basic', 'plus', 'agency')),
	CONSTRAINT "users_daily_usage" CHECK ("daily_usage" >= 0),
	CONSTRAINT "users_referral_code_length" CHECK (length("referral_code") = 9)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "agency_clients_profile" ON "agency_clients" ("profile_id");--> statement-breakpoint
CREATE INDEX "agency_clients_agency" ON "agency_clients" ("agency_id");--> statement-breakpoint
CREATE INDEX "agency_seats_agency" ON "agency_seats" ("agency_id");--> statement-breakpoint
CREATE INDEX "analytics_events_idea" ON "analytics_events" ("content_idea_id","timestamp");--> statement-breakpoint
CREATE INDEX "analytics_events_profile" ON "analytics_events" ("profile_id","timestamp");--> statement-breakpoint
CREATE INDEX "brand_facts_profile" ON "brand_facts" ("profile_id","position");--> statement-breakpoint
CREATE INDEX "brand_facts_document" ON "brand_facts" ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_ideas_key" ON "content_ideas" ("profile_id","key_text");--> statement-breakpoint
CREATE INDEX "content_ideas_newest" ON "content_ideas" ("profile_id","generated_at" DESC NULLS LAST,"position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_token" ON "deliveries" ("access_token");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_first" ON "deliveries" ("profile_id") WHERE delivery_type = 'first';--> statement-breakpoint
CREATE INDEX "deliveries_profile" ON "deliveries" ("profile_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deliveries_agency" ON "deliveries" ("agency_id");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_code" ON "discount_codes" (lower("code"));--> statement-breakpoint
CREATE INDEX "documents_profile" ON "documents" ("profile_id");--> statement-breakpoint
CREATE INDEX "events_profile" ON "events" ("profile_id","event_date");--> statement-breakpoint
CREATE UNIQUE INDEX "industry_updates_week" ON "industry_updates" ("profile_id","week_of");--> statement-breakpoint
CREATE UNIQUE INDEX "performance_summaries_day" ON "performance_summaries" ("profile_id","content_idea_id","date");--> statement-breakpoint
CREATE INDEX "performance_summaries_idea" ON "performance_summaries" ("content_idea_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_own" ON "profiles" ("user_id") WHERE not is_client;--> statement-breakpoint
CREATE INDEX "profiles_user" ON "profiles" ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_end" ON "rate_limits" ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_referred" ON "referrals" ("referred_user_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" ("referrer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_deliveries_slot" ON "scheduled_deliveries" ("profile_id","delivery_date");--> statement-breakpoint
CREATE INDEX "seasonal_events_date" ON "seasonal_events" ("date");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" (("sess" ->> 'userId'));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_referral_code" ON "users" ("referral_code");--> statement-breakpoint
CREATE UNIQUE INDEX "users_verification_token" ON "users" ("verification_token");--> statement-breakpoint
CREATE UNIQUE INDEX "users_password_reset_token" ON "users" ("password_reset_token");--> statement-breakpoint
CREATE INDEX "users_referred_by" ON "users" ("referred_by");--> statement-breakpoint
CREATE INDEX "users_trial_end" ON "users" ("trial_end_date") WHERE plan = 'trial';--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" ("deletion_date") WHERE deletion_date is not null;--> statement-breakpoint
ALTER TABLE "agency_clients" ADD CONSTRAINT "agency_clients_agency_id_users_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "agency_clients" ADD CONSTRAINT "agency_clients_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "agency_seats" ADD CONSTRAINT "agency_seats_agency_id_users_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_content_idea_id_content_ideas_id_fkey" FOREIGN KEY ("content_idea_id") REFERENCES "content_ideas"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "brand_facts" ADD CONSTRAINT "brand_facts_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "brand_facts" ADD CONSTRAINT "brand_facts_document_id_documents_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD CONSTRAINT "content_ideas_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_agency_id_users_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "industry_updates" ADD CONSTRAINT "industry_updates_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "performance_summaries" ADD CONSTRAINT "performance_summaries_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "performance_summaries" ADD CONSTRAINT "performance_summaries_content_idea_id_content_ideas_id_fkey" FOREIGN KEY ("content_idea_id") REFERENCES "content_ideas"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fkey" FOREIGN KEY ("referrer_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_user_id_users_id_fkey" FOREIGN KEY ("referred_user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "scheduled_deliveries" ADD CONSTRAINT "scheduled_deliveries_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_referred_by_users_id_fkey" FOREIGN KEY ("referred_by") REFERENCES "users"("id") ON DELETE SET NULL;