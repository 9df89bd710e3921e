// Words that show that news is about sport and exercise: studios, climbing walls, pools and clubs.
import type { Field } from './field.ts'

export const fitness: readonly Field[] = [
  {
    id: 'gym',
    called: `gym, fitness, personal trainer, personal training, strength and conditioning, crossfit, bootcamp, weightlifting, powerlifting, kettlebell, leisure centre, health club, online fitness coach, spin, indoor cycling, hiit, fitness centre, exercise`,
    sure: `
      gyms, members, member retention, lifting weights, chair exercise, walking speed, grip strength, sit ups, press ups, plank, squat, protein, marathon training plan, body image, injury prevention, exercise on prescription, pools and gyms, fitness test, bone health, gym, gym goer, gym membership, gym chain, budget gym, leisure centre, leisure trust, health club, fitness industry, fitness class, fitness sector, fitness instructor, fitness premises, fitness studio, personal trainer, personal training, strength training, resistance training, weight training, weightlifting, weightlifter, powerlifting,
      kettlebell, dumbbell, barbell, deadlift, squat rack, treadmill, rowing machine, crossfit, hyrox, hiit, interval training, spin class, bootcamp, boot camp class, workout, circuits class, protein shake, protein powder, creatine, pre workout, steroid use, vo2 max, fitness tracker, smartwatch fitness, step count, 10,000 steps, exercise referral, social prescribing, ukactive,
      physical activity, sedentary, sit less, new year's resolution, january members, group exercise, exercise class, muscle mass, muscle loss, over 50s fitness, women who lift, cardio, aerobic, exercise snack, wellness club, sauna, ice bath, cold plunge, direct debit members, chalk and bars, swimming pool closure`,
    likely: `
      grip, gym, gyms, weights, older, sedentary, sitting, walking, sleep, heart rate, squats, programme, quit, january, resolution, motivation, exercise, fitness, training, trainer, coach, membership, member, class, muscle, strength, lift, lifting, weights, protein, steps, studio, instructor, active, sport, leisure, wellbeing, health, obesity, weight loss, over 60, menopause, resistance, heart, trial, gp, referral, vat, energy bill, changing room, mirror, sweat, wearable, app, injury, recovery, older adult, teenager`,
  },
  {
    id: 'pilates-and-yoga',
    called: `yoga, pilates, reformer, barre, yoga studio, pilates studio, tai chi, meditation, breathwork, reformer pilates`,
    sure: `
      yoga, yogi, pilates, reformer class, reformer boom, reformer pilates, reformer bed, reformer carriage, reformer studio, bed class, mat class, yoga mat, yoga teacher, yoga retreat, hot yoga, chair yoga, vinyasa, hatha, ashtanga, iyengar, yin yoga, downward dog, sun salutation, asana, pranayama, breathwork, breathing exercise, breath work, slow breathing,
      meditation, mindfulness, tai chi, qigong, barre, barre class, studio owner, boutique studio, boutique fitness, boutique studios, exercise studio, small studio, class pass, classpass, drop in class, drop in fee, booking app, class booking, instructor training, teacher training course yoga, flexibility training, core strength, pelvic floor, postnatal exercise, prenatal, pregnancy yoga,
      posture, scoliosis, stretching class, gentle exercise, gentle class, low impact, mind and body, mobility class, flexible spine, wellness claim, wellness retreat, wellness studio, wellness industry, sound bath, activewear, yoga pants, leggings, instructor certificate, lower back pain, back pain, fitness premises, fitness studio`,
    likely: `
      mat, studio, stretch, stretching, breath, breathing, instructor, class, flexibility, posture, spine, spring, core, balance, strength, resistance, muscle, teacher, retreat, wellness, wellbeing, sleep, stress, anxiety, menopause, pregnancy, new mother, back, pain, exercise, session, men, beginner, bone, gentle, over 50, app, fee, vat, certificate, insurance, physio, trial, calm, carriage`,
  },
  {
    id: 'climbing',
    called: `climbing, climbing wall, climbing centre, bouldering, bouldering wall, bouldering gym, mountaineering, rock climbing`,
    sure: `
      lead title, lead wall, lead final, boulder final, tops out, top out, granite problem, limestone face, gritstone edge, sea cliff, nesting season, bird ban on crag, resin hold, route reading, crag clean, blind climber, adaptive climbing, paraclimber, kids' climbing party, climbing lesson, climbing school, auto belays, finger injury, finger pulley, skin care for climbers, mountaineers, scrambling, hill skills, munro bagging, everest, k2, summit attempt, psicobloc, deep water solo, v13, v14, v15, 8a, 8c, 9a, dyno, dynos, beta, setters, comp wall, moon board, climbing area, climbing access, bolt fund, winter climbing, ice climbing, ice axe, climbing film, climbing wall, climbing centre, climbing gym, climbing club, climbing competition, climbing hold, climbing shoe, climbing coach, climbing walls, indoor climbing, sport climbing, speed climbing, lead climbing, paraclimbing, para climbing, rock climbing, rock , free climber, free solo, bouldering, boulderer, boulder problem, hangboard, fingerboard, finger strength, kilter, kilter board, moonboard, training board, campus board, belayer,
      auto belay, top rope, trad climbing, crag, gritstone, sport route, bolted route, bolting, route setter, routesetter, route setting, route setting team, chalk bag, crash pad, slab climb, first ascent, hardest climb, font grade, v grade, mountaineer, mountaineering, alpinist, via ferrata, bmc, british mountaineering council, mountaineering council, ifsc, world climbing, olympic climbing, olympic climber, climber, pulley injury, climbing grade, youth climbing, shoe rubber`,
    likely: `
      granite, limestone, sandstone, lead, problem, nesting, resin, coaches, tendons, youth, national title, belaying, clip, knot, edge, overhang, holds, routes, walls, anchor, winter, mountaineers, guide, helmet, blind, olympics, flash, send, redpoint, gritstone, peak district, setter, mat, indoor wall, competition, speed record, final, ban, psyched, tape, rest day, coordination, campus, climber, chalk, crimp, belay, climb, climbing, boulder, rope, harness, wall, hold, grip, finger, forearm, route, grade, crag, cliff, rock, chalk, slab, ascent, summit, beginner, olympic, medal, gym, centre, coach, youth squad, pad, fall, shoe, mountain, outdoor, quarry, access, injury, session, rubber, setter, tendon, warehouse, women's night`,
  },
  {
    id: 'swimming',
    called: `swimming, swim school, swimming lesson, lido, pool, open-water swimming, open water, swimming pool, wild swimming, aqua`,
    sure: `swimming pool, swimming lesson, swim school, learn to , swim teacher, swimming teacher, swim coach, lido, tidal pool, open water swimming, open water, wild swimming, sea swimming, sea swimmer, cold water swimming, cold water, swimmer, swim england, pool closure, pool hire, pool temperature, lifeguard, water safety, aquatics, aqua aerobics, front crawl, backstroke, breaststroke, butterfly stroke, swimwear, wetsuit, dryrobe, bathing water, water quality, sewage spill, swimming, swim, can't swim, unable to swim, baby swimming, float`,
    likely: `swim, pool, water, sea, river, lake, lane, lesson, cold, sauna, beach, wetsuit, tide, bather, stroke, goggles, chlorine, boiler, heating bill, sewage, coach, child, pupil, instructor, teacher, triathlon, leisure centre, drown, safety`,
  },
  {
    id: 'dance',
    called: `dance, dance school, dance studio, ballet, ballet school, zumba, ballroom, salsa, street dance, tap`,
    sure: `dance school, dance studio, dance class, dance teacher, dance lesson, dancer, ballet, ballerina, ballroom, contemporary dance, street dance, tap dance, salsa, ceilidh, irish , highland dancing, line dancing, line dance, pointe, choreographer, choreography, choreographed, zumba, strictly come dancing, breaking olympic, royal ballet, dance for parkinson's, dance exam, tutu, leotard, pirouette, dance troupe, dance company, ceroc, swing dance, lindy hop, flamenco, dancing, folk dance, morris dancing`,
    likely: `dancing, strictly, dance, studio, class, teacher, stage, performance, show, exam, festival, hall, choreograph, costume, music, movement, older people, parkinson's, boy, girl, competition, tiktok, shoe, troupe, audition, rhythm`,
  },
  {
    id: 'martial-arts',
    called: `martial arts, karate, judo, taekwondo, jiu-jitsu, boxing gym, boxing club, kickboxing, boxing, muay thai, self-defence, fencing club, aikido, mma`,
    sure: `martial art, karate, judo, judoka, taekwondo, jiu jitsu, jujitsu, bjj, kickboxing, muay thai, aikido, kung fu, mixed martial arts, self defence class, self defence, dojo, black belt, sparring, boxing gym, boxing club, boxing class, amateur boxing, boxercise, non contact boxing, england boxing, sensei, tatami, grappling, grappler, kata, boxing coach`,
    likely: `boxing, boxer, belt, club, coach, bout, sparring, discipline, youth, confidence, olympic, medal, concussion, head guard, class, training, kick, punch, gloves, ring, mat, grading, teenager, women, safeguarding`,
  },
  {
    id: 'running-and-outdoors',
    called: `running club, running coach, running, triathlon, parkour, gymnastics, trampoline, tennis, badminton, rowing club, sports club, sport, athletics, golf, football club, rugby club, cricket club, outdoor centre, sailing, surf school, canoe, kayak, paddleboarding, trampoline park, skate park`,
    sure: `running club, parkrun, couch to 5k, marathon runner, half marathon, marathon, trail running, fell running, run club, running group, running shoe, jogger, triathlon, triathlete, park run, gymnastics club, gymnastics, gymnast, trampolining, trampoline park, tennis club, tennis court, padel, pickleball, badminton, rowing club, rower, sports club, grassroots sport, grassroots football, club volunteers, junior football, walking football, walking netball, sport england, community sport, facility fund, pitch fee, athletics track, paddleboard, kayak, canoe, surf school, sailing club, dinghy, golf club, skatepark, skateboarding, outdoor education, orienteering, playing field, netball, girls' football`,
    likely: `ironman, running, runner, race, club, coach, training, pitch, court, youth, volunteer, member, membership, track, beginner, trainers, outdoor, kit, injury, women, sport, referee, team, league, facility, grant, clubhouse, water quality, coast, weather`,
  },
]
