// What the press of stages, galleries, instruments, makers and parties is about.
import type { Field } from './field.ts'

export const artsAndVenues: readonly Field[] = [
  {
    id: 'pianos-and-instruments',
    called: `piano, piano tuning, piano tuner, piano hire, musical instrument, instrument, luthier, violin, guitar shop, guitar repair, organ builder, music shop, instrument repair, accordion, brass instrument`,
    sure: `
      piano, pianist, piano tuner, piano technician, piano maker, piano lesson, piano teacher, baby grand, concert grand, upright piano, grand piano, digital piano, steinway, yamaha piano, bechstein, bosendorfer, fazioli, street piano, public piano, soundboard, hammer felt, piano key, ivory key, ebony and ivory, piano stool, restring, restringing, piano string, player piano, pianola, harpsichord, fortepiano, clavichord, keyboard player, keyboardist, keyboard teacher, antique keyboard, tuning fork, concert pitch, pedal and damper, dampers, voicing, ivory ban, ivory trade, cites permit, pin block, pinblock, tuning pin, musical instrument, instrument maker, instrument repair, instrument library, luthier, violin maker, violin, viola,
      cello, double bass, guitar maker, guitar shop, acoustic guitar, electric guitar, fretboard, brass band, brass instrument, trumpet, trombone, clarinet, flute, oboe, saxophone, harp, organ builder, pipe organ, church organ, organist, accordion, fiddle, music shop, sheet music, music exam, music teacher, music lesson, music education, music tuition, recital, sonata, chopin, beethoven, conservatoire, conservatory student, leeds competition, van cliburn, piano competition, chamber music, rosewood, tonewood`,
    likely: `grand, upright, hybrid, keyboard, key, string, hammer, felt, pedal, tuning, tuner, tune, pitch, instrument, music, musician, player, playing, play, teacher, lesson, exam, grade, concert, hall, church, composer, orchestra, humidity, technician, workshop, maker, restorer, restoration, antique, mover, moving, sound, silent, volume, practice, memory, ivory, wood, rental, hire, donated, school, choir, melody, sonata, adult learner, felt, quartet`,
  },
  {
    id: 'music-and-theatre',
    called: `theatre, cinema, music venue, orchestra, choir, arts centre, arts venue, opera, comedy club, concert hall, recording studio, band, festival, record shop, arts, performing arts, community cinema, drama`,
    sure: `theatre, theatregoer, theatre ticket, playwright, stage play, stage production, panto, pantomime, west end, repertory, theatre company, touring company, arts centre, arts venue, arts council, creative scotland, arts council of wales, arts funding, culture funding, culture cut, arts organisation, music venue, grassroots venue, grassroots music, music venue trust, venue levy, ticket levy, gig, gigs, live music, ticket price, ticket resale, ticket tout, dynamic pricing, touring artist, music festival, orchestra, symphony, philharmonic, choir, choral, chamber music, concert hall, recording studio, vinyl, record shop, record store day, folk music, jazz, cinema, independent cinema, cinema chain, film festival, box office, arthouse, comedy club, stand up comedian, comedian, cultural venue, relaxed performance, audience number, theatre audience, theatre tax relief, national theatre live, amateur dramatics, musical theatre, rehearsal`,
    likely: `fringe, screening, opera, stage, venue, audience, show, performance, play, actor, director, music, musician, band, concert, ticket, festival, film, screen, arts, culture, cultural, comedy, artist, tour, seat, auditorium, box, singer, production, funding, curtain, season, premiere, sound`,
  },
  {
    id: 'art-and-craft',
    called: `gallery, art gallery, artist, art, arts and crafts, pottery, potter, ceramics, craft, print studio, printmaker, framing, picture framer, art school, sculptor, textile artist, jeweller, studio pottery, weaving, glass, knitting, yarn, wool, leather, craft workshop, basket, blacksmith, maker`,
    sure: `art gallery, gallery owner, gallerist, contemporary art, art fair, art market, art sale, art prize, turner prize, open studio, open studios, artist studio, artist residency, artist fee, resale right, ai art, ai generated art, public art, mural, sculpture, sculptor, watercolour, printmaker, printmaking, linocut, screen printing, picture framing, framer, pottery, pottery class, ceramics, ceramicist, kiln, throwing wheel, stoneware, porcelain, great pottery throw down, craft council, crafts council, heritage craft, endangered craft, red list of crafts, craft fair, makers market, handmade, handcrafted, handmade gift, knitting, knitter, crochet, yarn, wool price, weaver, weaving, handloom, tweed, tapestry, quilting, embroidery, embroiderer, sewing, dressmaking, leatherwork, saddler, basket maker, basketry, blacksmith, silversmith, goldsmith, jewellery maker, hallmark, hallmarking, glassblower, glassblowing, stained glass, candle maker, etsy, evening class, art class, art therapy, art on prescription, life drawing`,
    likely: `potter, maker, glaze, clay, art, artist, gallery, exhibition, craft, craftsman, craftspeople, maker, studio, workshop, painting, portrait, print, clay, wool, thread, fabric, textile, loom, silver, gold, glass, forge, frame, collector, auction, apprentice, class, course, hobby, skill, fair, stall, commission, tradition, handwork, natural dye, festival, creative`,
  },
  {
    id: 'photography',
    called: `photography, photographer, photo studio, portrait photographer, wedding photographer, camera shop, photo, camera`,
    sure: `photography, photographer, wedding photographer, photojournalist, portrait photography, photo studio, photography prize, photography competition, wildlife photographer, camera maker, film camera, film photography, analogue film, 35mm, kodak, fujifilm, nikon, canon camera, leica, mirrorless, lens, darkroom, polaroid, instant camera, disposable camera, photo album, photo book, photobook, ai image, ai generated image, image rights, photo copyright, image theft, school photo, passport photo, newborn shoot, headshot, drone photo, photo exhibition, photobooth, photo booth, selfie, smartphone camera, copyright`,
    likely: `photo, camera, picture, portrait, image, film, album, shoot, print, exhibition, ai, wedding, family, studio, frame, drone, lens, digital, snap, archive, award, flash, instagram`,
  },
]

export const events: readonly Field[] = [
  {
    id: 'weddings-and-events',
    called: `wedding, event, events, wedding venue, event planner, wedding planner, celebrant, party, marquee, bridal, events agency, venue hire, dj, festival organiser, party planner, conference, exhibitions`,
    sure: `wedding, bride, bridal, groom, bridesmaid, wedding dress, wedding venue, wedding planner, wedding cost, wedding industry, wedding day, wedding guest, wedding cake, micro wedding, elopement, celebrant, humanist wedding, humanist ceremony, marriage law, marriage ceremony, civil ceremony, register office, engaged couple, newlyweds, honeymoon, engagement ring, hen party, stag do, marquee, event planner, event organiser, event industry, events industry, events sector, event venue, venue hire, conference venue, trade show, exhibition centre, festival organiser, festival season, music festival, street party, martyn's law, event licence, premises licence, temporary event notice, temporary events, christmas party, office party, staff party, corporate event, party planner, children's party, prom, birthday party, balloon release, confetti, fireworks, bonfire night, caterers, dj, banqueting, baby shower, gender reveal`,
    likely: `venue, event, couple, ceremony, marry, marriage, celebrate, celebration, party, guest, festival, booking, barn, dress, ring, band, ticket, licence, organiser, invitation, flower, dance floor, outdoor, insurance, deposit, conference, delegate, supplier, budget, trend, crowd`,
  },
  {
    id: 'florists',
    called: `florist, flowers, floristry, flower farm, flower shop, flower grower`,
    sure: `florist, floristry, flower farm, flower farmer, flower grower, british flowers, cut flower, bouquet, wedding flower, funeral flower, flower shop, flower market, floral foam, valentine's roses, mother's day flowers, dried flower, dutch flower, tulip, peony, dahlia, sweet pea, daffodil, poinsettia, christmas wreath, wreath making, wreath, seasonal flower, rose grower, chelsea flower show, flower show, flower arranging, houseplant`,
    likely: `flower, floral, rose, bloom, petal, stem, garden, grower, scent, import, valentine's, mother's day, wedding, vase, bouquet, seasonal, delivery, plant, frost, border check`,
  },
]
