// Words that show that news is about clinics and practices. Each kind has its own, because a dentist doesn't
// need an optician's news.
import type { Field } from './field.ts'

export const health: readonly Field[] = [
  {
    id: 'dental',
    called: `dentist, dental, dentistry, dental practice, dental clinic, orthodontist, orthodontics, endodontist, periodontist, implantologist, denture, hygienist, dental implant`,
    sure: `
      free check up, nhs list, practice list, laughing gas, nitrous sedation, sparkling water, fruit juice, dental chair, wisdom teeth, molars, jaw surgery, smile gap, straightening kit, diy kit, mouth ulcer, oral check, oral cancer check, sugar in baby food, acidic drink, sugary snacks, brushing chart, school brushing, extractions under general anaesthetic, overseas registration exam, dental school, tie in for graduates, molar, incisor, canine tooth, fissure sealant, scale and polish, dental scanner, sensitive teeth, whitening kit, charcoal toothpaste, loose tooth, lost tooth, kids' teeth, children's teeth, baby teeth, healthy teeth, white teeth, crooked teeth, straight teeth, brushing teeth, brush teeth, pull teeth, teeth pulled, rotten teeth, decayed teeth, fillings, energy drink, dentist, dental, dentistry, dental practice, nhs dentist, dental desert, dental contract, dental nurse, dental therapist, hygienist, dental hygienist, orthodontist, orthodontics, orthodontic, endodontist, endodontic, periodontal, periodontist,
      gum disease, gingivitis, bleeding gum, gum health, tooth decay, toothache, toothbrush, toothpaste, tooth loss, tooth whitening, teeth whitening, teeth grinding, bruxism, wisdom tooth, milk tooth, baby tooth, adult tooth, missing tooth,
      fluoride, fluoridation, fluoridated, fluoride varnish, tartar, white filling, amalgam, mercury filling, root canal, denture, dental implant, veneer, composite bonding, invisalign, aligner, clear aligner, night guard, mouthguard,
      gum shield, interdental, flossing, flosser, mouthwash, oral health, oral hygiene, mouth cancer, oral cancer, oral surgery, oral surgeon, sugar tax, fizzy drink, sugary drink, dry mouth, jaw pain, gdc, general dental council, bda, udas, units of dental activity,
      nhs check up, supervised brushing, brushing scheme, mouth bacteria, oral bacteria, oral microbiome, bad breath, halitosis, diy dentistry, turkey teeth, smile makeover, dentures, dentist chair, dental phobia, drill and fill, tooth extraction`,
    likely: `
      check ups, nervous, acidic, sugars, sweets, juice, lists, rinse, string, tongue piercing, snoring, sleep apnoea, dry, brushes, bristles, electric toothbrush, pregnant, overseas, hygienists, phobia, teeth, tooth, sports drink, bubble tea, whitening, charcoal, scanner, putty, surgeon, extractions, general anaesthetic, gums, worn, acid, erosion, chew, chewing, milkshake, squash, tooth, cavity, filling, plaque, enamel, floss, mouth, gum, jaw, smile, tongue, enamel, brace, retainer, crown, bridge, implant, whitening, brush, brushing, sugar, sugary, snack, extraction, anaesthetic, sedation, scan, check up, x ray, saliva, swab, lozenge, vape, vaping,
      decay, drill, chair, bacteria, oral, contract, nhs, patient, appointment, waiting list, phobia, anxious, nervous patient, clinician, practice, private, registration, toddler, pupil, heart, dementia, diabetes, pregnancy, overseas`,
  },
  {
    id: 'physio',
    called: `physio, physiotherapy, physiotherapist, osteopath, osteopathy, chiropractor, chiropractic, sports injury, sports therapy, sports massage, musculoskeletal, back pain, occupational therapy, rehabilitation, hydrotherapy`,
    sure: `
      physio, physiotherapy, physiotherapist, physical therapist, osteopath, osteopathy, chiropractor, chiropractic, musculoskeletal, msk, sports injury, sports therapist, sports massage, back pain, lower back, low back pain, neck pain, knee pain, hip pain, joint pain,
      shoulder pain, frozen shoulder, sciatica, slipped disc, tennis elbow, repetitive strain, rsi, tendon, tendinopathy, tendonitis, achilles, hamstring, rotator cuff, cruciate, acl, acl injury, ligament, cartilage, meniscus, sprain, sprained ankle, twisted knee, muscle strain,
      knee replacement, hip replacement, prehab, prehabilitation, rehab, osteoarthritis, arthritis, osteoporosis, bone density, stress fracture, bone stress, posture, spine, spinal, stretching break, stretching, mobility aid, falls prevention, balance class, strength and balance, fall risk,
      shockwave, manual therapy, dry needling, acupuncture, ergonomic, ergonomics, desk job, standing desk, first contact practitioner, allied health professional, self referral, pelvic floor, pelvic health, exercise referral, gp referral, long covid rehab, stroke rehab, concussion, whiplash,
      muscle mass, sarcopenia, resistance exercise, strength training, painkiller, chronic pain, pain clinic, running injury, sore back, bad back, hurt back, stiff joint, growing pain, hypermobility, gait`,
    likely: `
      pain, back, knee, hip, ankle, shoulder, neck, joint, muscle, bone, injury, injured, sore, ache, aching, stiff, strain, fall, balance, stretch, strength, recovery, referral, waiting list, nhs, gp, clinic, clinician, patient, treatment, therapist, exercise, runner, running, walker, walking,
      athlete, sport, cyclist, gardener, lifting, sick day, manual worker, older people, pensioner, over 60, over 65, over 70, over 80, trial, surgery, operation, tablet, wellbeing, foot, heel, limb, fracture, elbow, wrist, mobility, disability, insurer, trainers`,
  },
  {
    id: 'podiatry',
    called: `podiatrist, podiatry, chiropodist, chiropody, foot health, foot clinic, foot care, orthotics, footcare`,
    sure: `
      podiatrist, podiatry, chiropodist, chiropody, foot health, foot care, foot clinic, foot check, foot service, diabetic foot, diabetes foot, foot ulcer, toenail, ingrown toenail, bunion, verruca, corn and callus, callus, athlete's foot, plantar, plantar fasciitis, heel pain, heel spur,
      insole, orthotic, orthotics, flat foot, foot arch, metatarsal, navicular, sore foot, foot pain, amputation, blister, hammer toe, hard skin, footwear, shoe fitting, school shoe, high heel, running shoe, carbon plated, barefoot running, barefoot shoe, neuropathy`,
    likely: `foot, heel, toe, sole, ankle, arch, shoe, boot, trainers, sock, diabetes, diabetic, walker, walking, runner, running, ulcer, nail, calf, gait, sore, pain, circulation, pensioner, nhs, clinic, older people, corn, waiting list, standing all day`,
  },
  {
    id: 'optician',
    called: `optician, optometrist, optometry, eye care, eye test, spectacles, glasses, eyewear, contact lens, ophthalmic`,
    sure: `
      optician, optometrist, optometry, eye test, eye exam, sight test, sight loss, eyesight, eyesight test, eye health, eye care, eyecare, eye clinic, spectacles, eyewear, contact lens, varifocal, myopia, short sight, short sighted, glaucoma, cataract, macular, macular degeneration, retina, retinal, retinopathy,
      dry eye, conjunctivitis, ophthalmologist, ophthalmology, screen time and eyes, blue light, colour blind, colour blindness, uv eye, sunglasses, vision correction, laser eye, lens implant, oct scan, blepharitis, eye drop, low vision, blind and partially sighted, visual impairment, number plate test, driver eyesight, frames and lenses`,
    likely: `eye, sight, vision, glasses, lens, frame, screen, blind, blindness, driver, driving, pupil, child, scan, nhs, waiting list, diabetes, referral, prescription, headlight, glare, older driver, smart glasses, test, hospital`,
  },
  {
    id: 'hearing',
    called: `audiologist, audiology, hearing aid, hearing test, hearing care, microsuction, ear wax, hearing`,
    sure: `turn it down, loud club, earbuds, headphones, ear clinic, ear health, hearing clinic, hearing gap, noise limit, sound level, hearing aid, hearing test, hearing loss, hearing care, hearing check, audiologist, audiology, audiometry, tinnitus, ear wax, earwax, microsuction, ear syringing, deaf, deafness, hard of hearing, cochlear, cochlear implant, hearing loop, noise induced, noise exposure, ear protection, earplug, ear drum, eardrum, lip reading, sign language, bsl, subtitles, glue ear, loud music, headphone volume, noise at work, ear infection, presbycusis, auracast`,
    likely: `earbuds, clubs, volume, turn down, wait, decade, over 70, aids, ears, nightclub, musician, tv, ear, hearing, noise, loud, sound, volume, headphones, dementia, subtitle, wax, older people, nhs, waiting list, gig, concert, listening, earbud, decibel, isolation, over the counter, test`,
  },
  {
    id: 'medical',
    called: `gp, private gp, medical practice, medical clinic, private clinic, health clinic, doctor, private hospital, travel clinic, women's health, surgery, pharmacy, pharmacist, chemist, medical, menopause clinic, vaccination`,
    sure: `gp surgery, gp appointment, family doctor, private gp, general practice, practice nurse, nurse practitioner, private healthcare, private hospital, pharmacy, pharmacist, pharmacy first, prescription charge, repeat prescription, antibiotic, antibiotic resistance, flu jab, vaccination, vaccine, immunisation, travel vaccine, shingles, measles, mmr, whooping cough, blood pressure, hypertension, cholesterol, statin, diabetes, prediabetes, menopause, hrt, endometriosis, cervical screening, smear test, hpv, health check, nhs waiting list, hospital waiting list, cancer screening, mole check, weight loss jab, blood test, asthma, inhaler, hay fever, medicine shortage, drug shortage, doctor's appointment, 8am scramble, women's health, vitamin d, contraception, virtual consultation`,
    likely: `doctor, gp, nurse, patient, appointment, surgery, clinic, nhs, symptom, screening, prescription, medicine, drug, jab, virus, flu, hospital, waiting list, diagnosis, trial, treatment, consultation, health, tablet, referral, infection, specialist, winter bug`,
  },
  {
    id: 'counselling',
    called: `counsellor, counselling, psychotherapist, psychotherapy, psychologist, therapist, hypnotherapy, clinical psychologist, talking therapy, mental health, mindfulness`,
    sure: `
      counsellor, counselling, psychotherapist, psychotherapy, psychologist, talking therapy, talking therapies, cbt, cognitive behavioural, emdr, mental health, mental illness, anxiety, depression, depressed, panic attack, ptsd, trauma therapy, burnout, burn out, adhd, autism assessment, adhd assessment, ocd, eating disorder, anorexia,
      self harm, grief, bereavement, loneliness, lonely, postnatal depression, perinatal, couples therapy, marriage counselling, relationship counselling, camhs, samaritans, mindfulness, meditation, hypnotherapy, hypnotherapist, phobia, insomnia, therapy app, ai therapist, chatbot therapy, antidepressant, wellbeing at work, men's mental health, bacp, school counsellor, trauma, stress`,
    likely: `therapy, therapist, stress, sleep, wellbeing, waiting list, mood, worry, mental, emotional, resilience, listening, young people, student, men, nhs, relationship, couple, divorce, isolation, addiction, screen time, social media, trial, helpline, self esteem`,
  },
  {
    id: 'nutrition-and-complementary',
    called: `dietitian, nutritionist, nutrition, acupuncture, acupuncturist, massage, massage therapist, reflexology, homeopathy, herbalist, speech and language therapy, speech therapist, complementary therapy`,
    sure: `dietitian, dietician, nutritionist, ultra processed, gut health, microbiome, irritable bowel, ibs, coeliac, gluten free, low fodmap, malnutrition, weight loss jab, obesity, calorie, vitamin d, supplements, acupuncture, acupuncturist, massage therapist, massage therapy, reflexology, aromatherapy, herbalist, herbal medicine, homeopathy, complementary medicine, complementary therapy, reiki, speech therapist, speech and language, stammer, stammering, swallowing, late talker, first words, aphasia, protein intake, type 2 diabetes`,
    likely: `diet, eating, food, fibre, protein, sugar, gut, weight, appetite, vitamin, allergy, massage, pain, stress, needle, treatment, therapist, speech, talk, trial, nhs, title, register, wellbeing, tea, sleep`,
  },
  {
    id: 'care',
    called: `care home, home care, domiciliary care, nursing home, live-in care, elderly care, social care, supported living, carer`,
    sure: `care home, home care, domiciliary, nursing home, residential home, social care, care worker, carer, live in care, care visa, care quality commission, cqc, dementia, alzheimer's, dementia friendly, care fee, care cap, care cost, supported living, respite care, delayed discharge, bed blocking, care sector, care staff, care provider, older resident, carer's leave, unpaid carer, end of life care, elderly care, extra care housing, activities coordinator, falls alarm, telecare, assisted living`,
    likely: `resident, elderly, older people, pensioner, relative, carer, care, staffing, visa, wage, nurse, loneliness, fall, hospital discharge, council funding, memory, inspection, rating, overseas worker, agency staff, befriender`,
  },
]
