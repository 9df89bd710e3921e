import { type EditorialLibrary, readLibrary } from '#contract/library.ts'
import { library } from '#domain/library/library.ts'
import { surveyLibrary } from '#domain/library/survey-library.ts'
import { internal } from '#server/http/serve.ts'

// The library is part of the program: what is found of it once holds for as long as the program runs.
let survey: EditorialLibrary | undefined

export const libraryRoutes = [internal(readLibrary, () => (survey ??= surveyLibrary(library)))]
