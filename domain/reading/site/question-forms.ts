// Recognises the wording of questions in a list, and headings of such lists.
const ofQuestions =
  /\b(?:faqs?|q ?(?:&|and) ?a|(?:frequently )?asked|(?:your |common |some )?questions?(?:answered)?|good to know|before you ask|what if)\b/i
/** Questions that only lead to a sale or a phone call: "Still cold?", "Got another question?". */
const salesQuestion =
  /^(?:still|got|any|more|other|another|didn['’]t|did not|can['’]t find|have (?:a|another|more|you)|need (?:more|help)|ready|not found|not sure\?|anything else|looking for|want to|why (?:choose )?us|questions?)\b/i
const opening =
  /^(?:do|does|did|is|are|can|could|will|would|should|what|when|where|why|which|who|how|may|must|am|have|has)\b/i

export const LONGEST_QUESTION = 160

/** Whether a heading or page title announces a list of questions. */
export const namesQuestionList = (title: string): boolean => ofQuestions.test(title)

export const isSalesQuestion = (text: string): boolean => salesQuestion.test(text)

/** Whether a line is a plain question, with or without "Q:" before it: "Do you post?", "What’s in it?" */
export const asksPlainly = (text: string): boolean =>
  opening.test(withoutQAPrefix(text)) && withoutQAPrefix(text).endsWith('?')

/** The line without "Q:", "A.", "Question 3:" and the like. */
export const withoutQAPrefix = (text: string): string =>
  text.replace(/^(?:[QA]|question|answer)(?: ?\d{1,2})?[.:)]\s+/i, '')
