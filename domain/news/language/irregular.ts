// Irregular forms that no rule can derive, and American spellings. A form that is also another word ("found",
// "felt", "left", "sat") is not in the list, because a missed match is better than two meanings taken for
// one.

const ofVerbs =
  'ached ache, aching ache, agreed agree, ate eat, became become, began begin, begun begin, bitten' +
  ' bite, blew blow, blown blow, bought buy, breathed breathe, breathing breathe, bred breed, brought' +
  ' bring, built build, burnt burn, came come, caught catch, chose choose, chosen choose, dealt deal,' +
  ' dialled dial, dialling dial, disagreed disagree, drank drink, drawn draw, dreamt dream, drew draw,' +
  ' driven drive, drove drive, drunk drink, dug dig, dyed dye, dying die, eaten eat, embedded embed,' +
  ' fallen fall, fed feed, flew fly, flown fly, focussed focus, focussing focus, forgot forget,' +
  ' forgotten forget, freed free, froze freeze, frozen freeze, gave give, given give, grew grow, grown' +
  ' grow, guaranteed guarantee, heard hear, held hold, hung hang, kept keep, knew know, known know,' +
  ' learnt learn, lent lend, lost lose, lying lie, made make, meant mean, met meet, mown mow, overseen' +
  ' oversee, owed owe, owing owe, paid pay, picnicking picnic, proven prove, ran run, rang ring,' +
  ' rebuilt rebuild, refereed referee, repaid repay, rewritten rewrite, ridden ride, risen rise, rode' +
  ' ride, said say, sang sing, seen see, sent send, sewn sew, shaken shake, shook shake, shown show,' +
  ' skied ski, slept sleep, sold sell, sought seek, sown sow, spent spend, spilt spill, spoken speak,' +
  ' stolen steal, stood stand, struck strike, sung sing, swam swim, swept sweep, swum swim, swung' +
  ' swing, taken take, taught teach, thought think, threw throw, thrown throw, told tell, took take,' +
  ' tore tear, torn tear, totalled total, totalling total, trialled trial, trialling trial, tying tie,' +
  ' understood understand, undertaken undertake, undertook undertake, went go, withdrawn withdraw,' +
  ' withdrew withdraw, woke wake, woken wake, won win, wore wear, worn wear, woven weave, written' +
  ' write, wrote write'

const ofNouns =
  'aches ache, ads ad, atlases atlas, aunties auntie, axes axe, backaches backache, biases bias,' +
  ' birdies birdie, bonuses bonus, brasseries brasserie, brioches brioche, brownies brownie, budgies' +
  ' budgie, buses bus, caches cache, cactuses cactus, calories calorie, calves calf, campuses campus,' +
  ' canoes canoe, canvases canvas, chillis chilli, choruses chorus, circuses circus, collies collie,' +
  ' cookies cookie, creches creche, crises crisis, cvs cv, diagnoses diagnosis, feet foot, foodies' +
  ' foodie, freebies freebie, gases gas, geese goose, halves half, headaches headache, hoes hoe,' +
  ' hoodies hoodie, hooves hoof, horseshoes horseshoe, irises iris, kiwis kiwi, knives knife, lenses' +
  ' lens, loaves loaf, magpies magpie, men man, menageries menagerie, menus menu, mice mouse,' +
  ' minibuses minibus, moustaches moustache, movies movie, newbies newbie, niches niche, oases oasis,' +
  ' overshoes overshoe, paninis panini, patisseries patisserie, pcs pc, people person, quiches quiche,' +
  ' quizzes quiz, rookies rookie, scarves scarf, selfies selfie, shelves shelf, shoes shoe, skis ski,' +
  ' smoothies smoothie, statuses status, surpluses surplus, taxis taxi, teeth tooth, thieves thief,' +
  ' toes toe, toothaches toothache, tvs tv, veggies veggie, viruses virus, wives wife, wolves wolf,' +
  ' women woman, gentlemen gentleman, craftsmen craftsman, tradesmen tradesman, salesmen salesman,' +
  ' handymen handyman, foremen foreman, chairmen chairman, midwives midwife, children child, craftspeople craftsperson,' +
  ' tradespeople tradesperson, salespeople salesperson, spokespeople spokesperson'

/**
 * American spellings, each with the British one. "Check", "tire", "story" and "draft" are left out, because
 * they are different words in Britain.
 */
const spellings =
  'acclimate acclimatise, airplane aeroplane, aluminum aluminium, analyze analyse, anesthetic' +
  ' anaesthetic, annex annexe, behavior behaviour, cancelation cancellation, catalog catalogue, center' +
  ' centre, color colour, colorful colourful, counselor counsellor, cozy cosy, defense defence,' +
  ' diarrhea diarrhoea, distill distil, donut doughnut, draftsman draughtsman, enroll enrol, enrollment enrolment,' +
  ' favor favour, favorite favourite, fiber fibre, flavor flavour, fulfill fulfil, fulfillment' +
  ' fulfilment, glamor glamour, gray grey, gynecologist gynaecologist, harbor harbour, honor honour,' +
  ' humor humour, installment instalment, jeweler jeweller, jewelry jewellery, judgment judgement,' +
  ' labor labour, license licence, liter litre, mold mould, mom mum, mustache moustache, neighbor' +
  ' neighbour, neighborhood neighbourhood, offense offence, omelet omelette, orthopedic orthopaedic,' +
  ' pajamas pyjamas, paralyze paralyse, parlor parlour, pediatric paediatric, pediatrician' +
  ' paediatrician, plow plough, practise practice, program programme, savory savoury, skillful' +
  ' skilful, specialty speciality, stylized stylised, theater theatre, traveler traveller, tumor' +
  ' tumour, vapor vapour, woolen woollen, yogurt yoghurt'

/** Maps each irregular form to its base form, and each American spelling to the British one. */
export const irregular: ReadonlyMap<string, string> = new Map(
  `${ofVerbs}, ${ofNouns}, ${spellings}`.split(', ').map((pair): [string, string] => {
    const [form = '', plain = ''] = pair.split(' ')
    return [form, plain]
  }),
)

/** Words that keep their ending, because without it they would be another word, or none. */
export const unchanged: ReadonlySet<string> = new Set(
  (
    'afterwards airbed alias always anything asbestos ashamed atlas awning backwards bedding besides' +
    ' bias blinds bowling boxing canvas caries ceiling chaos charging christmas clothes clothing coating cosmos' +
    ' customs darling daybed diabetes dressing duckling dumpling during earring embed ethos evening' +
    ' everything fixed forceps frosting goods greens hamstring hearing herring hundred icing incoming' +
    ' interested interesting kickboxing lens lightning mains marketing mews moped morning news nothing' +
    ' nowadays offspring ongoing ourselves outing overseas pancreas perhaps pilates plaything premises' +
    ' pudding rabies sales sapling seedling series shingles shorts sibling something sometimes species' +
    ' sterling stocking stuffing teething themselves thermos tights topping towards united vetted vetting wales' +
    ' watershed wedding wellbeing willing xmas yourselves'
  ).split(' '),
)
