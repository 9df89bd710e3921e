CREATE TABLE "house_answers" (
	"profile_id" uuid,
	"question" text,
	"answer" text,
	"answered_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "house_answers_pkey" PRIMARY KEY("profile_id","question")
);
--> statement-breakpoint
ALTER TABLE "content_ideas" ADD COLUMN "outline" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD COLUMN "draft" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD COLUMN "prepare" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD COLUMN "checks" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD COLUMN "effort" text;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD COLUMN "reader" text;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD COLUMN "occasion" jsonb;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD COLUMN "tasks" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD COLUMN "asks" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD COLUMN "edited" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD COLUMN "previous" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "second_trade" text;--> statement-breakpoint
ALTER TABLE "content_ideas" DROP COLUMN "title_shape";--> statement-breakpoint
ALTER TABLE "house_answers" ADD CONSTRAINT "house_answers_profile_id_profiles_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE;--> statement-breakpoint
-- Ideas of the engine before keep their texts; their memory takes the shape that the playbook's has.
UPDATE "content_ideas" SET
	"idea_key" = jsonb_strip_nulls(jsonb_build_object(
		'play', coalesce("idea_key"->>'entry', 'earlier'),
		'offering', coalesce("idea_key"->>'subject', ''),
		'intent', coalesce("idea_key"->>'stage', 'earlier'),
		'format', "idea_key"->>'format',
		'objective', "idea_key"->>'objective',
		'occasion', "idea_key"->>'occasion')),
	"explanation" = CASE WHEN "explanation" IS NULL THEN NULL
		ELSE jsonb_build_object('because', "explanation"->>'because', 'now', NULL) END,
	"tasks" = coalesce((SELECT field->'lines' FROM jsonb_array_elements("format_fields") field WHERE field->>'label' = 'Production tasks' LIMIT 1), '[]'),
	"format_fields" = coalesce((SELECT jsonb_agg(field) FROM jsonb_array_elements("format_fields") field WHERE field->>'label' <> 'Production tasks'), '[]');--> statement-breakpoint
-- The day an idea is for stood in its evidence: "Veganuary, 1 to 31 January 2027", "Pancake Day, Tuesday 9 February 2027".
UPDATE "content_ideas" SET "occasion" = jsonb_build_object(
	'id', "idea_key"->>'occasion',
	'name', told.day[1],
	'from', to_char(to_date(concat_ws(' ', coalesce(told.day[2], told.day[5]), coalesce(told.day[3], told.day[6]), coalesce(told.day[4], told.day[7])), 'DD Month YYYY'), 'YYYY-MM-DD'),
	'to', to_char(to_date(concat_ws(' ', told.day[5], told.day[6], told.day[7]), 'DD Month YYYY'), 'YYYY-MM-DD'))
FROM (
	SELECT "id", regexp_match(
		regexp_replace(one->>'quote', ' \(expected.*\)$', ''),
		'^(.*), (?:[A-Z][a-z]+day )?(?:(\d{1,2})(?: ([A-Z][a-z]+))?(?: (\d{4}))? to )?(\d{1,2}) ([A-Z][a-z]+) (\d{4})$') AS day
	FROM "content_ideas", jsonb_array_elements("evidence") one
	WHERE "idea_key"->>'occasion' IS NOT NULL AND one->>'kind' = 'event'
) told
WHERE told."id" = "content_ideas"."id" AND told.day IS NOT NULL;
