CREATE TABLE "waiting_websites" (
	"user_id" uuid PRIMARY KEY,
	"url" text NOT NULL,
	"site" bytea NOT NULL,
	"found" jsonb NOT NULL,
	"read_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "waiting_websites_read" ON "waiting_websites" ("read_at");--> statement-breakpoint
ALTER TABLE "waiting_websites" ADD CONSTRAINT "waiting_websites_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;