// Words for newspaper topics that are not trades but share words with them, and for news that concerns every
// small business.
import type { Field } from './field.ts'

export const nonTradeTopics: readonly Field[] = [
  {
    id: 'sport',
    called: ``,
    sure: `
      scores winner, winner from, ascot, cheltenham, aintree, murrayfield, twickenham, wembley, old trafford, celtic, rovers, wanderers, albion, fifth defeat, hold celtic, second leg, friendly international, olympics team, team gb, coach sacked, transfer target, loan move, red bull racing, silverstone, tour de france, stage win, yellow jersey, wickets, grass courts, clay courts, bout, title fight, striker, midfielder, goalkeeper, defender, defenceman, centre back, full back, fly half, scrum half, winger, forwards coach, hat trick, penalty kick, penalty shoot out, red card, yellow card, clean sheet, own goal, extra time, stoppage time, second half, first half, half time, overtime, kick off, premier league, championship side, league opener, league title,
      title race, cup final, cup tie, fa cup, world cup, six nations, quarter final, semi final, last sixteen, relegation, relegated, promotion play off, play off, transfer window, transfer fee, loan spell, squad, head coach, manager rested, dressing room, derby, test match, innings, wicket, batsman, bowler, batting, ashes, golfer, birdie, bogey, grand slam, wimbledon, set point, hurler, all ireland, gaa, nhl, nba, nfl, mlb, home run, quarterback, touchdown, bowl game, puck, ice hockey, grand prix, formula one, f1, pole position, pit stop, lap record, racing driver, safety car, jockey, racecourse, handicap hurdle, gold cup, bout, knockout, heavyweight, olympic champion, medal table, back row, injury time, footballer, rugby, cricketer, third round, fourth round, second round, derby day, win bonus, head injury protocol, touchline, scoreline, equaliser, hat tricks, snooker, darts, playoffs, league one, league two, premiership, defeat, victory over, stadium`,
    likely: `rangers, united, rhinos, bulldogs, hurdle, favourite, winner, sprint, keeper, jersey, medal, veteran, manager, knock, match, goal, cup, league, coach, captain, team, win, beat, score, scored, season, champion, title, final, round, tour, race, injury, fixture, fan, club, player, side, game, tournament, draw, opener, lap, track, sport, rival, pitch, champions, stand, supporter, county`,
  },
  {
    id: 'crime-and-courts',
    called: ``,
    sure: `
      fbi, gunpoint, robbed, bomb, hostage, acquitted, charged, murder charge, fraud trial, death row, fugitive, sentencing, found dead, charged over, kills, two hurt, thrown at, terror, corruption trial, rape, racist, cocaine, heist, police, arrested, arrest, jailed, jail, prison, sentenced, convicted, charged with, man charged, woman charged, magistrates, crown court, high court, court of appeal, supreme court, grand jury, jury, prosecutor, defendant, pleaded, pleads guilty, found guilty, loses appeal, on bail, stabbing, stabbed, murder, manslaughter, killer, killed, assault, attack suspect, burglary, burglar, broken into, break in, robbery, robber, armed, mugger, gang, drug dealer, cocaine, heroin, cannabis farm, cannabis, smuggling, smuggler, fraudster, money laundering, libel, defamation, kidnap, detective, crime scene, forensic, crime file, cctv appeal, hit and run, knife, gun, shooting, extradited, stalker, scam, suspect, inquest, body found, bank machine`,
    likely: `hurt, magnate, agent, stolen, fake, lawyer, crime, court, judge, victim, officer, trial, appeal, fraud, stolen, theft, thief, attack, fight, raid, investigation, witness, evidence, cell, sentence, fined, accused, charged`,
  },
  {
    id: 'stage-and-screen',
    called: ``,
    sure: `
      memoir, soap, joins soap, guest star, rock band, rolling stones, pipe band, tribute band, game of thrones, doctor who, movie, returns to cinemas, tv host, bbc one, itv, actor, actress, pop star, pop singer, singer, rapper, celebrity, hollywood, bollywood, netflix, box set, sitcom, tv series, tv drama, hospital drama, family drama, crime drama, period drama, soap star, soap opera, reality show, quiz show, game show, talent show, film star, film trailer, blockbuster, box office, oscar, oscars, bafta, baftas, emmy, grammy, brit awards, album, chart topper, number one single, tops charts, chart, world tour, tour dates, comeback tour, red carpet, screenwriter, final season, final series, nine series, new series, six part, two part special, new comedy, thriller, sequel, remake, biopic, cast member, love island, eurovision, glastonbury headliner, tv presenter, royal family, prince, princess, duchess, king charles, trio, popstar, influencer couple`,
    likely: `autobiography, returns, fan, tribute, concert, star, series, drama, show, film, episode, script, screen, television, tv, role, character, band, song, studio, awards, fans, award, mansion, comedy, glamour, stage, release, premiere, fame`,
  },
  {
    id: 'politics-and-world',
    called: ``,
    sure: `
      army, navy, raf, military, regiment, parade, peace deal, lawmakers, opposition leader, impeachment, scandal hit minister, ministers vetted, first minister, foreign secretary, home secretary, crown prince, king, queen, embassy, defence secretary, junta, invasion, drone strike, by election, general election, election campaign, opens campaign, party leader, party conference, prime minister, president, white house, kremlin, congress, senate, senator, republican, democrat, labour party, labour leader, tory, tories, conservative party, lib dem, reform uk, sinn fein, dup, snp leader, leadership contest, leadership bid, cabinet reshuffle, reshuffle, backbencher, former minister, westminster, downing street, whip, filibuster, coalition, referendum, neutrality, nato, ambassador, diplomat, summit talks, peace talks, ceasefire, war, missile, airstrike, troops, army, soldier, sanctions, border wall, asylum boat, coup, taoiseach, brussels, european commission, chancellor speech, mayor, councillor, walkout, expelled, manifesto, cross bench, lords, voter, polls open, ballot box, speech`,
    likely: `mps, president, treaty, capital, veteran, honoured, peers, minister, party, vote, election, campaign, leader, mp, government, parliament, policy, committee, debate, council, opposition, talks, protest, march, rally, council leader, bill, motion, resign, row`,
  },
  {
    id: 'markets-and-corporate',
    called: ``,
    sure: `
      share price, shares fall, shares rise, shares jump, shares, stock market, stock exchange, ftse, nasdaq, dow jones, wall street, bay street, bond yield, gilt, hedge fund, currency, sterling, dollar, pound slides, pound falls, forex, bitcoin, crypto, cryptocurrency, blockchain, ipo, listing on stock, profit warning, quarterly earnings, dividend payout, takeover bid, takeover, merger talks, acquisition, billion deal, billionaire, oil futures, brent crude, opec, commodities trader, economist, gdp, recession, central bank, stock ticker, rate setter, bought by, drinks group, private jet`,
    likely: `market, trader, investor, bank, deal, profit, billion, fund, price, index, rally, slump, economy, stake, earnings, analyst, trading, group, million`,
  },
  {
    id: 'roads-and-emergencies',
    called: ``,
    sure: `
      railway line, runs aground, plane diverted, signal fault, trains cancelled, train strike, nurses strike, cabin crew strike, ship, tanker, ash cloud, landslip, derailed, power outage, evacuation, rescued, road closed, road was closed, motorway, crash, crashed, collision, pile up, lorry overturned, driver dies, motorcyclist dies, dies on, roadworks, traffic jam, diversion, traffic light, train derailment, rail strike, train strike, drivers' strike, drivers vote, tailback, ferry cancelled, flight cancelled, flood warning, yellow warning, weather warning, amber warning, red warning, storm named, hurricane, earthquake, volcano, lava, tsunami, wildfire, coastguard, lifeboat, mountain rescue, air ambulance, rescued from, taken to safety, missing person, search for missing, house fire, fire crews, firefighter, blaze, explosion, evacuated, gas leak, boil notice, contamination, e. coli, parking plan, parking charge, lamp post, street lights, rope bridge, footbridge, rot fears, pier, sinkhole, boy aged, bridge closed, bridge closure, road bridge, drone sighting`,
    likely: `plane, airport, ferry, cancelled, wind, rock, road, traffic, train, rail, rescue, crew, fire, storm, flood, emergency, driver, lorry, closed, shut, repair, council, delay, police, bridge, harbour, hour, weather, wind, rain`,
  },
  {
    id: 'science-and-space',
    called: ``,
    sure: `asteroid, galaxy, telescope, nasa, spacecraft, rocket launch, astronaut, moon landing, mars rover, black hole, quantum, particle, physicist, fossil, dinosaur, tectonic, antarctic, arctic, ice sheet, glacier, coral reef, carbon cycle, microbes, peat bog, exoplanet, comet, meteor, meteorite, satellite, deep sea, new species, whale, shark, genome, archaeopteryx, earth signals`,
    likely: `scientist, scientists, space, ocean, species, planet, orbit, research, climate, laboratory, experiment, discovery`,
  },
  {
    id: 'gadgets-and-glamour',
    called: ``,
    sure: `handset, smartphone, iphone, android phone, games console, playstation, xbox, nintendo, video game, gamer, gaming, tablet computer, television set, smart tv, sports car, supercar, celebrity home, best jackets, best dressed, we tested, horoscope, lottery, jackpot, syndicate, scoops, crossword, quiz night winner, recipe of the day, tv guide, stamp collector, stamp prices, dating app, royal wedding, catwalk, supermodel`,
    likely: `phone, gadget, game, fashion, prize, winner, luxury, best, handbag, fans, retro, nostalgic, million`,
  },
]

/** News that every small business should know. It always counts as close to the trade, never as about it. */
export const anySmallFirm: Field = {
  id: 'any-firm',
  called: ``,
  sure: `
    small firms, small firm, small business, small businesses, small business confidence, small employers, small employer, smes, business confidence, business rates, rates relief, rates revaluation, minimum wage, living wage, employer national insurance, national insurance rise, vat threshold, vat relief, vat cut, vat rate, late payment, late payments, federation of small businesses, chamber of commerce, business grant, grants for small, growth hub, business support, business energy, business insurance,
    employment bill, employment rights bill, staffing shortage, staff shortage, skills shortage, labour shortage, apprenticeship funding, high street grant, town centre grant, shop signs, consumer confidence, consumer spending, cost of doing business, independent businesses, family firms, family firm, local firms, start up loan, sole trader, self employed`,
  likely: ``,
}
