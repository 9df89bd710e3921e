// The steps of an entry, cut and turned for a format. A step is one written instruction: "Ask the baker which loaf sells last."

/** The step, or its first part when it is longer than `most` and its first part stands alone. */
export function shortened(step: string, most: number): string {
  if (step.length <= most) return step
  const ends = [
    ...step
      .slice(0, most)
      .matchAll(
        /(?:,(?= (?:and|but|so|then|even|including|not|because|with|from|since|which|who|where|whichever|whatever) )|[;:](?= )| [–—-](?= )|(?= so that ))/g,
      ),
  ]
  const end = ends.at(-1)?.index ?? 0
  return end >= most * 0.35 ? `${step.slice(0, end).trim().replace(/,$/, '')}.` : step
}

/** What a step asks somebody, as said to them: "Tell us which loaf sells last." Null for a step that asks nobody anything. */
export function asRequest(step: string): string | null {
  const clause = askedIn(step)
  if (clause === null) return null
  return `Tell us ${isAsking(step) ? addressed(clause) : clause}.`
}

/** What a step is about, as a heading: "Which loaf sells last". Null for a step without such a clause. */
export function asHeading(step: string): string | null {
  const clause = askedIn(step)
  if (clause === null || clause.length > 70) return null
  return clause.charAt(0).toUpperCase() + clause.slice(1)
}

/** The indirect question in a step that asks or says something, up to its first comma. */
function askedIn(step: string): string | null {
  if (
    !/^(?:Ask|Get|Say|Explain|Tell|Admit|Show|Describe|Spell|Work|Find|Write|Answer|Own|Give|Let|Have|Start|Open|End|Close|Finish)\b/.test(
      step,
    )
  )
    return null
  const question =
    /\b(?:(?<!\b(?:is|are|know|knowing|that|of|for|in|at|to|and|or|than|just|matter) )(?:which|what|how|why|when|where|whether))\b[^,;:.?!()]*/.exec(
      step.replace(/\b(?:whoever|whatever|whichever|wherever)\b/g, (word) => word.toUpperCase()),
    )
  if (question === null) return null
  const [found] = question
  if (
    found.startsWith('when ') ||
    found.split(' ').length < 4 ||
    /\b(?:and|or|but|the|a)$/.test(found.trim())
  )
    return null
  return found.trim().replace(/\b[A-Z]{6,}\b/g, (word) => word.toLowerCase())
}

const isAsking = (step: string) => /^(?:Ask|Get|Let|Have)\b/.test(step)

/** "what they would miss" is said to a person as "what you would miss", unless "they" may be somebody else. */
function addressed(clause: string): string {
  if (
    /\b(?:people|customers|visitors|guests|members|families|parents|children|clients|others|those|everybody|readers)\b/.test(
      clause,
    )
  ) {
    return clause
  }
  return clause
    .replace(/\bthey are\b/g, 'you are')
    .replace(/\bthey\b/g, 'you')
    .replace(/\bthem(?:selves)?\b/g, (word) => (word === 'them' ? 'you' : 'yourself'))
    .replace(/\btheirs\b/g, 'yours')
    .replace(/\btheir\b/g, 'your')
}
