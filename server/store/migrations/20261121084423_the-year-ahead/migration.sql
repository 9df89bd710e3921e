CREATE TABLE "calendar_feeds" (
	"profile_id" uuid PRIMARY KEY,
	"token" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_days" (
	"profile_id" uuid,
	"occasion_id" text,
	CONSTRAINT "hidden_days_pkey" PRIMARY KEY("profile_id","occasion_id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "wants_faith_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" ("token");--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "hidden_days" ADD CONSTRAINT "hidden_days_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;