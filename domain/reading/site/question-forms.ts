// How the lines of a list of questions ask, and what such a list is called.
const ofQuestions =
  /\b(?:faqs?|q ?(?:&|and) ?a|(?:frequently )?asked|(?:your |common |some )?questions?(?:answered)?|good to know|before you ask|what if)\b/i
/** "Still cold?", "Got another question?": leads on to the telephone. */
const salesQuestion =
  /^(?:still|got|any|more|other|another|didn['’]t|did not|can['’]t find|have (?:a|another|more|you)|need (?:more|help)|ready|not found|not sure\?|anything else|looking for|want to|why (?:choose )?us|questions?)\b/i
const opening =
  /^(?:do|does|did|is|are|can|could|will|would|should|what|when|where|why|which|who|how|may|must|am|have|has)\b/i

export const MOST_LETTERS = 160

/** Whether a heading or a page's title names a list of questions. */
export const namesQuestionList = (title: string): boolean => ofQuestions.test(title)

export const isSalesQuestion = (text: string): boolean => salesQuestion.test(text)

/** "Do you post?", "What’s in it?", with or without the "Q:" before it. */
export const asksPlainly = (text: string): boolean =>
  opening.test(withoutQAPrefix(text)) && withoutQAPrefix(text).endsWith('?')

/** A line without the letter that says whether it asks or answers: "Q:", "A.", "Question 3:". */
export const withoutQAPrefix = (text: string): string =>
  text.replace(/^(?:[QA]|question|answer)(?: ?\d{1,2})?[.:)]\s+/i, '')
