ALTER TABLE "industry_updates" ADD COLUMN "told" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX "profiles_news" ON "profiles" ("industry","country","id");