// Words that show that news is about charities in general, or about one kind of charity.
import type { Field } from './field.ts'

export const charity: readonly Field[] = [
  {
    id: 'charity',
    called: `charity, charitable, registered charity, volunteer, volunteering, voluntary, trustee, fundraising, nonprofit, non-profit, not-for-profit, ngo, foundation, social enterprise, community interest company, grant-making trust, community charity, good neighbour`,
    sure: `
      charity sector, charity commission, charity regulator, charity trustee, charity fundraising, charity donation, charity income, charity shop, charity finance, local charity, small charity, charity chief, charities act, volunteer, volunteering, voluntary sector, voluntary group, voluntary organisation, voluntary post, third sector, civil society, trustee, donor, donation, donating, charitable giving, giving tuesday, gift aid, fundraiser, fundraising, fundraising regulator, legacy giving, gift in a will, legacy income, lottery fund, lottery grant, national lottery community fund, community fund,
      community foundation, grant funding, grant maker, grantmaker, core funding, unrestricted funding, funding cut, match funding, crowdfunding, crowdfunder, community group, social enterprise, community interest company, good neighbour scheme, giving their time, give their time, gave their time, time giving, volunteer driver, mileage rate, volunteer expense, dbs check, safeguarding, oscr, ncvo, scvo, wcva, nicva, charities wales, community transport, warm hub, warm space, social prescribing, big give, contactless donation, sponsored walk, charity run, charity auction, corporate volunteering, volunteers' week`,
    likely: `charity, charitable, appeal, grant, funding, fund, donate, giving, lottery, foundation, supporter, community, voluntary, helper, unpaid, legacy, trust, campaign, campaigner, regulator, neighbour, isolation, loneliness, cost of living, need, demand, waiting list, hub, council, older people, scheme, crisis, poverty, sponsor, group`,
  },
  {
    id: 'community-transport',
    called: `community transport, hospital transport, patient transport, volunteer driver, transport charity, dial-a-ride, community bus, car scheme, minibus`,
    sure: `
      community transport, patient transport, hospital transport, transport to hospital, dial a ride, community car scheme, community car, car scheme, lift scheme, volunteer driver, volunteer driving, hospital appointment, missed appointment, outpatient, outpatient appointment, clinic appointment, dialysis, chemotherapy, chemo, radiotherapy, cancer patient, non emergency ambulance, non emergency transport, ambulance service, community bus, minibus, minibus permit, section 19, rural bus, village bus, bus service, bus route, last bus, bus cut, bus pass, demand responsive, rural transport,
      transport poverty, mileage allowance, mileage rate, 45p, hmrc mileage, fuel price, older driver, elderly driver, driver eyesight, over 70 driver, giving up driving, blue badge, wheelchair accessible vehicle, hospital parking, hospital car park, travel to hospital, distance to hospital, rural patient, rural health, round trip, cut off, wheelchair taxi, giving lift, giving a lift, lift to hospital, get a lift`,
    likely: `driver, driving, drive, lift, ride, car, bus, passenger, hospital, infirmary, clinic, patient, appointment, ambulance, rural, remote, village, coast, mile, mileage, fuel, petrol, insurer, insurance, journey, transport, parking, distance, wheelchair, elderly, older people, neighbour, volunteer, isolation, lonely, loneliness, nhs, cancer, carer, shortage, community`,
  },
  {
    id: 'food-bank',
    called: `food bank, foodbank, community fridge, community kitchen, pantry, hunger, food poverty, community meal, poverty, anti-poverty, community cafe`,
    sure: `food parcels, parcels handed out, hungry, go hungry, food aid, food drive, donated food, food bank, foodbank, food parcel, trussell, trussell trust, food poverty, food insecurity, hungry children, holiday hunger, free school meal, school breakfast club, breakfast club, community fridge, community pantry, community larder, community meal, soup kitchen, surplus food, food waste, fareshare, child poverty, two child limit, benefit cap, universal credit, household support fund, cost of living, destitution, baby bank, hygiene poverty, warm bank, warm space, warm hub, uniform bank, in work poverty, social supermarket, crisis grant`,
    likely: `parcels, tins, run low, holidays, shelves, hunger, hungry, poverty, donation, tin, shelf, parcel, supermarket, household, bill, benefit, struggling, family, low income, meal, fridge, cupboard, surplus, pantry, christmas, demand, school meal, debt, emergency food, grocery price`,
  },
  {
    id: 'hospice',
    called: `hospice, palliative, bereavement, bereavement support, end of life, cancer support`,
    sure: `hospice, palliative, palliative care, end of life, end of life care, assisted dying, bereaved, bereavement, grief, death cafe, dying matters, advance care plan, terminal illness, terminally ill, cancer support, macmillan, marie curie, children's hospice, hospice shop, hospice bed, hospice funding, death literacy, funeral poverty, respite care, memory walk, light up a life, remembrance tree, dying well, pain relief at home`,
    likely: `dying, death, nurse, bed, cancer, family, funding, ward, legacy, memory, carer, care, loss, comfort, charity shop, fundraiser, nhs, symptom, night sitter`,
  },
  {
    id: 'animal-rescue',
    called: `animal rescue, rehoming, sanctuary, animal charity, donkey sanctuary, cat rescue, dog rescue, wildlife rescue, wildlife hospital, animal welfare`,
    sure: `animal rescue, rescue dog, rescue cat, rescue centre, rehoming, rehome, rehomed, abandoned pet, abandoned dog, abandoned kitten, stray dog, stray cat, kitten, puppy farm, puppy smuggling, microchip, microchipping, neutering, spaying, rspca, sspca, uspca, ispca, dogs trust, cats protection, animal welfare, animal cruelty, wildlife rescue, hedgehog, seal pup, swan rescue, donkey sanctuary, horse sanctuary, battery hen, ex racing greyhound, greyhound, vet bill, pet food bank, foster carer for cat, xl bully, fireworks and pets, firework`,
    likely: `pet, dog, cat, horse, donkey, animal, kennel, sanctuary, vet, adopt, adoption, foster, stray, rescue, rescued, neglect, welfare, breed, breeder, rabbit, hen, owner, wildlife`,
  },
  {
    id: 'youth',
    called: `youth club, youth, young people, scouts, guides, youth charity, children's charity, playground, adventure playground, mentoring, family support`,
    sure: `play park, play parks, play area, playgrounds, night bus, youth bus, foster family, foster families, fostering, adoption, children's home, kinship, teen club, teenagers, young people's, youth club, youth worker, youth work, youth centre, youth service, youth hub, youth provision, youth mental health, youth justice, youth charity, young carers, young carer, detached youth, scouts, scout group, girlguiding, duke of edinburgh, neets, neet, mentoring scheme, child poverty, children's charity, holiday activity, haf programme, adventure , playground, play area, after school club, knife crime prevention, school exclusion, children in care, care leaver, foster carer, foster care, social media ban, screen time, kinship carer, family hub, youth voice`,
    likely: `playground, bus, foster, families, parks, children, kids, pocket money, bullying, exclusion, confidence, mental, safe, cadets, brownies, playground, teenager, teen, youth, young people, school, holiday, club, leader, activity, mentor, play, pupil, smartphone, anxiety, hub, funding, volunteer, family, safe place, skills, confidence, antisocial, bored, sports`,
  },
  {
    id: 'befriending',
    called: `befriending, older people's charity, older people, loneliness, age charity, lunch club, men's shed, good neighbours, helpline`,
    sure: `befriending, befriender, loneliness, lonely, social isolation, isolated older, older people, pensioner, pensioner poverty, winter fuel payment, pension credit, lunch club, day centre, men's shed, age uk, age scotland, age cymru, age ni, silver line, helpline, chatty bench, chatty cafe, digital exclusion, digital switch off, bank branch closure, falls prevention, dementia friendly, knit and natter, living alone, over 75s, befrienders, intergenerational, care home visit, attendance allowance, telephone call scheme`,
    likely: `older, elderly, alone, isolation, company, visit, neighbour, companionship, phone call, volunteer, retired, grandparent, dementia, village hall, warm, tv licence, scam, bus pass, over 65, chat, tea, christmas day`,
  },
  {
    id: 'homelessness-and-advice',
    called: `homelessness, homeless, housing charity, refugee, refugee support, advice charity, debt advice, citizens advice, asylum, domestic abuse, women's refuge, addiction, recovery, prison charity, legal advice charity`,
    sure: `homeless, homelessness, rough sleeper, rough sleeping, sofa surfing, temporary accommodation, housing first, night shelter, winter shelter, shelter charity, social housing, council housing waiting list, eviction, no fault eviction, renters' rights, refugee, asylum seeker, asylum, resettlement, homes for ukraine, esol, women's refuge, domestic abuse service, debt advice, debt adviser, problem debt, bailiff, council tax debt, citizens advice, money advice, benefits appeal, pip assessment, universal credit, legal aid, welfare rights, advice service, recovery service, gambling harm, naloxone, advice line`,
    likely: `shelter, housing, rent, street, bed, hostel, hotel, migrant, family, language, debt, adviser, benefit, claimant, poverty, tenant, council, support worker, addiction, alcohol, drug, gambling, casework, winter, welcome, english class`,
  },
  {
    id: 'disability-and-carers',
    called: `disability, disability charity, carers, carers' support, learning disability, autism, special needs, accessible, wheelchair, deaf, sight loss, parkinson's, stroke, dementia`,
    sure: `disabled people, disability charity, disability benefit, learning disability, autism, autistic, neurodivergent, special educational needs, send reform, ehcp, wheelchair, wheelchair user, accessible toilet, changing places, blue badge, access to work, pip assessment, personal independence payment, carer's allowance, unpaid carer, young carer, respite, short break, carers week, guide dog, assistance dog, sight loss, deaf, parkinson's, stroke survivor, dementia, sensory room, accessible play, inclusive playground, supported employment, motability, social care funding, adult social care, direct payment`,
    likely: `disability, disabled, accessible, accessibility, inclusion, inclusive, carer, support, benefit, assessment, lift, ramp, barrier, council, funding, special school, day centre, transition, equipment, ableism, independence`,
  },
  {
    id: 'nature-and-heritage',
    called: `wildlife trust, environmental group, conservation, heritage trust, preservation trust, nature reserve, woodland, river trust, environmental charity, heritage railway, community garden, rewilding, community energy, canal`,
    sure: `wildlife trust, nature reserve, nature recovery, biodiversity, rewilding, beaver, red squirrel, curlew, swift box, hedgehog, water vole, pine marten, otter, wildflower, peatland, peat bog, ancient woodland, tree planting, native tree, river pollution, sewage discharge, citizen science, bird count, birdwatch, butterfly count, bat survey, beach clean, litter pick, climate charity, community energy, national park, green space, community garden, community orchard, allotment, heritage fund, heritage railway, steam railway, preservation trust, conservation charity, listed building at risk, heritage at risk, national trust, historic england, cadw, canal restoration, canal trust, restoration appeal, windmill, volunteer ranger, hedgelaying, dry stone wall, invasive species`,
    likely: `nature, wildlife, bird, river, wood, woodland, tree, habitat, species, reserve, climate, pollution, planting, conservation, conservationist, heritage, restoration, restore, railway, steam, canal, mill, volunteer, meadow, farm, insect, survey, ranger, moor, sewage`,
  },
]
