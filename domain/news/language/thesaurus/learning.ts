// Words for lessons, schools and what people learn there.

/** Maps each concept to the other words for it. */
export const learning: Readonly<Record<string, string>> = {
  lesson: 'class workshop tuition session tutorial masterclass',
  training: 'trained',
  beginner: 'novice newcomer newbie first-timer',
  learn: 'learning',
  school: 'schooling',
  preschool: 'pre-school kindergarten',
  childcare: 'childminder childminding',
  creche: 'crèche',
  university: 'uni',
  curriculum: 'syllabus',
  exam: 'examination',
  qualified:
    'qualification qualify certified certificate certification accredited accredit accreditation diploma',
  research: 'researcher',
  library: 'librarian',
  science: 'scientific scientist',
  maths: 'math mathematics',
  translate: 'translator translation',
  seminar: 'symposium',
  know: 'knowledge knowledgeable',
  inspire: 'inspiration inspirational',
  invent: 'invention inventor',
  create: 'creation creator',
  creative: 'creativity creatively',
}
