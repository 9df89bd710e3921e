// Finds sentences about a person's private life, and the year in which a person joined.

/** Whether a sentence mentions family, faith, education or leisure: these are private. */
export const isPrivate = (text: string): boolean =>
  /\b(married|husband|wife|sons?|daughters?|grand\p{L}+|mother|father|parents?|famil(?:y|ies)|hobb(?:y|ies)|spare time|enjoys?|loves?|church|parish|councill?or|university|college|degree|born|lives?|lived|sisters?|brothers?|has \S+ children)\b/iu.test(
    text,
  )

/** The year in which a person joined; empty for sentences about private life. */
export function yearJoined(text: string): { year?: number } {
  if (isPrivate(text)) return {}
  const year =
    /\bsince (?:\p{Lu}\p{Ll}+ )?((?:19|20)\d\d)\b/u.exec(text)?.[1] ??
    /\b(?:joined|came|arrived|started|began)\b[^.;]{0,40}\bin (?:\p{Lu}\p{Ll}+ )?((?:19|20)\d\d)\b/iu.exec(
      text,
    )?.[1]
  return year ? { year: Number(year) } : {}
}
