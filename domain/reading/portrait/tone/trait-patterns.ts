// Patterns that are counted in sentences to measure a writing style.

export const you = /\b(?:you|your|yours|you['’]\w+)\b/i
export const we = /\b(?:we|us|our|ours|we['’]\w+)\b/i
export const I = /\b(?:I|my|me|mine|I['’]\w+)\b/
/** Contractions such as "don't", "we're" and "it's", but not possessives such as "Ruth's". */
export const contraction =
  /\b\p{L}+(?:n['’]t|['’](?:re|ve|ll|d|m))\b|\b(?:it|that|there|here|what|who|he|she|let)['’]s\b/iu
export const imperative =
  /^(?:please )?(?:ask|bring|book|ring|call|phone|email|text|come|try|tell|send|give|get|take|read|drop|pop|join|sign|turn|keep|start|stop|choose|pick|wear|use|check|put|look|find|visit|let|make|leave|speak|talk|write|order|buy|save|add|enjoy|discover|don['’]t|do not)\b/i
export const refusal =
  /(?<!\bif )\b(?:we|i) (?:do not|don['’]t|can['’]t|cannot|won['’]t|will not|never)\b|^(?:no,|no\.|sorry|not us|not any more|never)(?:\b|$)/i
export const praise =
  /\b(?:amazing|awesome|best|incredible|unbeatable|ultimate|perfect|stunning|unique|exceptional|outstanding|unparalleled|world[- ]class|exciting|passionate|vibrant|dynamic|unforgettable|fantastic|brilliant|delicious|state[- ]of[- ]the[- ]art|beautiful|wonderful|innovative|bespoke|premium|love)\b/i
export const aside = /\((?=\p{Ll})(?:[^\s)\d]+\s){1,9}[^\s)\d]+\)/u
/** An aside, between dashes or brackets, with a subject or a verb. */
export const spokenAside =
  /\((?=\p{Ll}|I\b)(?=[^)]*\b(?:I|we|it|he|she|they|you|there|us|him|them|is|are|was|watch|ask|sorry|yes|no)\b)(?:[^\s)\d]+\s){1,9}[^\s)\d]+\)/u

export const namesOfPeople = 'clients customers patients guests pupils'.split(' ')
