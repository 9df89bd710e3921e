import { expect, test } from 'vitest'
import { stepToLemma } from './lemma.ts'

function lemmaOf(word: string): string {
  const next = stepToLemma(word)
  return next === word ? word : lemmaOf(next)
}

const pairs = (list: string) => list.split(', ').map((pair) => pair.split(' '))

test.each(
  pairs(
    'began begin, dying die, lying lie, drew draw, driven drive, rode ride, swam swim, sang sing, slept sleep, spent spend,' +
      ' stood stand, torn tear, thrown throw, understood understand, woven weave, agreed agree, guaranteed guarantee, freed free,' +
      ' owed owe, dyed dye, skied ski, aching ache, frozen freeze, caught catch, lent lend, rebuilt rebuild, sewn sew, undertook undertake',
  ),
)('The irregular form “%s” has the base form “%s”', (form, plain) => expect(lemmaOf(form)).toBe(plain))

test.each(
  pairs(
    'calves calf, scarves scarf, shelves shelf, wolves wolf, geese goose, toes toe, canoes canoe, potatoes potato, photos photo, studios studio,' +
      ' headaches headache, quiches quiche, churches church, calories calorie, selfies selfie, ladies lady, pies pie, buses bus,' +
      ' bonuses bonus, gases gas, lenses lens, viruses virus, courses course, expenses expense, axes axe, taxes tax, crises crisis,' +
      " dishes dish, classes class, taxis taxi, chillis chilli, patisseries patisserie, women's woman, teeth tooth, ads ad, pets' pet",
  ),
)('The plural “%s” has the base form “%s”', (form, plain) => expect(lemmaOf(form)).toBe(plain))

test.each(
  pairs(
    'appreciated appreciate, evaluated evaluate, negotiating negotiate, treated treat, heating heat, queued queue, puzzled puzzle,' +
      ' centred centre, rehoming rehome, copywriting copywrite, promoted promote, scheduled schedule, compiled compile, refilled refill,' +
      ' cancelled cancel, dialled dial, trialled trial, installing install, drilling drill, fulfilled fulfil, enrolling enrol,' +
      ' focussed focus, required require, enquired enquire, hired hire, repairing repair, stirring stir, insured insure, occurred occur,' +
      ' measuring measure, monitored monitor, invited invite, visited visit, edited edit, writing write, rewriting rewrite,' +
      ' basting baste, pasted paste, testing test, trained train, combined combine, explained explain, joining join, provided provide,' +
      ' avoided avoid, included include, uploaded upload, upgraded upgrade, charged charge, arranged arrange, belonging belong,' +
      ' lounging lounge, undertaking undertake, reshaped reshape, transcribed transcribe, telephoned telephone, themed theme,' +
      ' aimed aim, rinsed rinse, purchased purchase, nursing nurse, studying study, fried fry, tied tie, relaxed relax, tiling tile',
  ),
)('The verb form “%s” has the base form “%s”', (form, plain) => expect(lemmaOf(form)).toBe(plain))

test.each(
  pairs(
    'organize organise, organized organise, organizing organise, organizations organisation, organizer organiser, specialized specialise,' +
      ' analyzed analyse, colors colour, flavored flavour, centers centre, programs programme, jewelry jewellery, counselors counsellor,' +
      ' pajamas pyjamas, gray grey, enrollment enrolment, traveling travel, modeling model, labeled label',
  ),
)('The American spelling “%s” is turned into the British “%s”', (form, plain) =>
  expect(lemmaOf(form)).toBe(lemmaOf(plain ?? '')),
)

test.each(
  (
    'always anything asbestos bedding bias blinds bowling boxing bus business canvas caries ceiling clothes clothing customs diabetes dressing' +
    ' dumpling earring evening fixed goods hearing herring hundred icing king lens mains marketing morning need news oasis offspring pudding' +
    ' prize red resize ring sales series shed shorts sibling size something species speed spring string tennis themselves tights vetted charging' +
    ' topping towards wedding willing citizen horizon maize'
  ).split(' '),
)('The word “%s” is already a base form', (word) => expect(lemmaOf(word)).toBe(word))
