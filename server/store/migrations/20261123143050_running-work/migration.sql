CREATE TABLE "running_work" (
	"id" uuid PRIMARY KEY,
	"owner" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"step" text NOT NULL,
	"share" double precision NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"beat_at" timestamp(3) with time zone NOT NULL,
	"is_joined" boolean DEFAULT false NOT NULL,
	"ending" jsonb
);
--> statement-breakpoint
CREATE UNIQUE INDEX "running_work_once" ON "running_work" ("owner","kind","key") WHERE "ending" is null;--> statement-breakpoint
ALTER TABLE "running_work" ADD CONSTRAINT "running_work_owner_users_id_fkey" FOREIGN KEY ("owner") REFERENCES "users"("id") ON DELETE CASCADE;