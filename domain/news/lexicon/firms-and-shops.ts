// Words that show that news is about software, manufacturing or shops.
import type { Field } from './field.ts'

export const software: readonly Field[] = [
  {
    id: 'software',
    called: `software, open source, app, saas, software product, software development, software house, app developer, platform, developer, fintech, edtech, data, ai, web app, games studio, startup`,
    sure: `
      tractor data, farm data, farm app, rural broadband, records online, move online, go digital, goes digital, digital records, digital passport, cloud giant, tech giant, data code, data rights, data sharing, data standard, connectivity, mobile coverage, not spot, app store rules, app rating, digital skills, electronic records, record keeping, paper records, e signature, barcode, qr code, sensor, sensors, iot, offline mode, accessibility rules, product roadmap, user research, beta test, bug fix, open data, digital id, identity verification, open source library, code library, leaked data, customer data, job sheet, job sheets, paperless, digital tools, digital adoption, cloud subscription, unused licences, software subscription, payroll on spreadsheets, app maker, app makers, tech tools, ai tools, ai tool, data centre, data leak, user data, free trial, software licence, software contract, spreadsheets, patching, software outage, software bugs, mobile workers, tech skills, coding skills, it failure, system failure, computer glitch, glitch, software, software developer, software engineer, software firm, software house, software company, software as a service, saas, subscription software, b2b software, per seat pricing, app store, app developer, app , mobile app, open source, open source software, github, programmer, coder, coding, vibe coding, ai coding, code review, low code, no code, developer tool, developers, api, sdk, javascript, typescript, rust language, database, postgres, kubernetes, microservices, cloud computing, cloud bill, cloud cost, cloud hosting, cloud outage, aws, azure, data centre, data protection, gdpr, data breach, data act, data residency, eu ai act, ai act, ai agent, ai model, ai assistant, generative ai, large language model, llm, chatgpt, openai, anthropic, copilot, machine learning, chatbot,
      cyber resilience act, cyber security, cybersecurity, ransomware, zero day, supply chain attack, log4j, security patch, penetration test, passkey, two factor, single sign on, tech startup, start up funding, seed round, venture capital, series a, tech firm, tech sector, tech worker, tech layoffs, product manager, user interface, user experience, usability, web accessibility, digital accessibility, accessibility act, wcag, bug bounty, software bug, software update, software outage, it outage, legacy system, spreadsheet error, digital transformation, digital markets act, app store fee, dark pattern, subscription trap, e invoicing, making tax digital, payment api, open banking, fintech, edtech, healthtech, agritech, proptech, field service, crm, erp, accounting software, booking software, payroll software, point of sale software, scheduling software, remote developer, technical debt`,
    likely: `records, online, apps, coverage, broadband, paper, clipboard, tablet, gps, sensor, code, standard, giant, farmers, register, licence, forms, signal, electronic, scan, chips, hack, hackers, password, backups, flaw, library, spreadsheets, paperwork, engineers, commission, leaking, subscriptions, adoption, digital tools, tech, upgrade, downtime, records, mobile, forms, workflow, crash, trial, python, developers, vulnerability, spreadsheet, app, code, developer, cloud, data, ai, tool, digital, platform, user, startup, tech, technology, server, api, algorithm, privacy, security, outage, bug, update, integration, subscription, pricing, customer support, encryption, interface, automation, automate, productivity, dashboard, model, database, system, integrate, legacy, device, hosting, internet, web, browser, licence, feature, venture, investor, founder, team, remote, engineer`,
  },
]

export const manufacturing: readonly Field[] = [
  {
    id: 'manufacturing',
    called: `manufacturing, manufacturer, factory, foundry, engineering, works, fabrication, machining, toolmaker, steel fabrication, precision engineering, packaging, plastics, textile mill, mill, ironworks, metalwork, boat builder, sheet metal, moulding, assembly`,
    sure: `manufacturing, manufacturer, factory, factory output, factory order, factory floor, factories, make uk, pmi survey, purchasing managers, industrial production, industrial strategy, production line, supply chain, reshoring, near shoring, steel , steel price, steelmaker, steelworks, aluminium price, energy intensive, industrial energy, industrial electricity, foundry, foundries, cast iron, ironfounder, forging, blacksmith, fabrication, fabricator, welder, welding, machinist, cnc, lathe, milling machine, toolmaker, precision engineering, engineering firm, engineering apprentice, engineering skills, additive manufacturing, 3d printing, robotics, cobot, automation, injection moulding, packaging tax, plastic packaging tax, packaging waste, extended producer responsibility, ukca, ce mark, product safety, export order, exporters, rules of origin, tariff, trade deal, critical minerals, raw material, furnace, electric arc, textile mill, cotton mill, woollen mill, weaving mill, spinning mill, furniture manufacturer, made in britain, industrial heritage, apprentice engineer, defence contract, aerospace, pattern maker, patternmaker, church bell, bell foundry, brass foundry, stove maker, castings`,
    likely: `casting, forge, bronze, export, tariff, turbine, factory, production, works, plant, order, metal, steel, iron, aluminium, brass, copper, plastic, machine, machinery, tool, engineer, apprentice, tariff, energy cost, energy bill, carbon, export, import, supplier, industry, skills, productivity, robot, investment, order book, furnace, mould, weld, packaging, recycled, component, assembly, textile, mill`,
  },
  {
    id: 'printing',
    called: `printing, printer, print shop, letterpress, bookbinder, signage, signs, print, publisher, publishing`,
    sure: `printing firm, print industry, print shop, commercial printer, letterpress, bookbinder, bookbinding, riso, screen printing, printing press, paper price, paper mill, ink price, large format, packaging print, signage, sign maker, publisher, publishing, self publishing, paperback, hardback, small press, independent publisher, print magazine, zine, print run, greeting card, stationery, bpif`,
    likely: `print, printed, paper, ink, press, book, magazine, card, poster, label, packaging, publisher, author, edition, typeface, direct mail, postage, recycled, plate`,
  },
]

export const retail: readonly Field[] = [
  {
    id: 'bookshops',
    called: `bookshop, bookseller, books, book shop, second-hand books, library, comic shop`,
    sure: `bookshop, bookseller, booksellers, booksellers association, independent bookshop, book sales, book buyer, book club, book festival, booktok, book token, world book day, independent bookshop week, waterstones, bestseller, booker prize, book prize, literary prize, debut novel, novelist, author event, book signing, paperback, hardback, audiobook, ebook, e reader, reading for pleasure, reading habit, children's book, picture book, romantasy, second hand book, rare book, book town, hay festival, library closure, publisher, publishing, poetry, graphic novel, comic book, banned book, literary festival, bookshelf`,
    likely: `book, author, reader, reading, novel, title, shelf, publisher, prize, story, festival, literary, literature, fiction, poem, shop, high street, signing, library, independent, page, writer`,
  },
  {
    id: 'fashion-and-gifts',
    called: `clothes, clothing, fashion, boutique, shoe shop, shoes, jeweller, jewellery, gift shop, gifts, homeware, furniture shop, toy shop, toys, vintage, antiques, haberdashery, fabric, outdoor clothing, charity shop, candles, stationery, knitwear, lingerie, lamps, lighting, rugs, record shop, hardware shop, wool shop, shoe repair, cobbler, tailor, kitchenware, skate shop, sweets`,
    sure: `fashion brand, fashion retailer, fast fashion, slow fashion, sustainable fashion, shein, vinted, depop, resale, pre loved, preloved, second hand clothes, vintage clothing, vintage shop, clothing brand, clothing repair, clothes swap, visible mending, tailor, tailoring, savile row, alterations, shoemaker, shoemaking, cobbler, shoe repair, leather goods, knitwear, tweed, cashmere, denim, dress size, returns policy, clothes returns, gift shop, gifting, gift market, homeware, homewares, home decor, candle, interiors shop, antique, antiques, antiques dealer, auction house, flea market, car boot, upcycling, upcycled, toy shop, toy fair, toymaker, lego, board game, jeweller, jewellery, gold price, lab grown diamond, engagement ring, watchmaker, hallmark, haberdashery, fabric shop, charity shop, charity shops, hardware shop, ironmonger, stationery, greeting card, british made, microplastic from clothes, textile waste, textile recycling`,
    likely: `mending, jumper, toys, fashion, clothes, clothing, shoe, dress, style, label, boutique, designer, gift, wool, cotton, linen, leather, fabric, textile, repair, vintage, wear, toy, game, gold, silver, watch, craft, maker, handmade, trend, wardrobe, high street, stockist, window display, christmas shopper, sizing, size, returns, packaging, import`,
  },
  {
    id: 'shops',
    called: `shop, store, retail, retailer, online store, e-commerce, ecommerce, convenience store, post office, market stall, department store, online shop, village shop, general store, wholesaler`,
    sure: `independent shop, independent retailer, independent retailers, small shop, shopkeeper, shopkeepers, shop owner, village shop, community shop, corner shop, convenience store, high street, retailer, retailers, retail sales, retail sector, retail park, retail worker, retail, shopper, shoppers, brc, british retail consortium, bira, shoplifting, shoplifter, retail crime, shop theft, shop worker, empty shop, empty shops, shop vacancy, vacancy rate, town centre, market town, pop up shop, shopfront, window display, business rates, small business saturday, black friday, cyber monday, golden quarter, boxing day sales, christmas trading, christmas shopping, late night shopping, online shopping, online retailer, online sales, e commerce, ecommerce, etsy, ebay, shopify, buy now pay later, contactless, contactless limit, card fee, cashless, accept cash, cash only, chip and pin, self checkout, loyalty card, returns policy, postage, royal mail price, de minimis, import duty, customs duty, delivery charge, product safety, consumer rights, consumer spending, consumer confidence, sunday trading, market trader, street market, carrier bag, carrier bags, refill shop, zero waste`,
    likely: `refund, amazon, parcel, footfall, shop, store, customer, till, sales, stock, shelf, trader, basket, spending, spend, parcel, postage, delivery, price, discount, bargain, christmas, rent, lease, landlord, parking, card, cash, online, market, brand, import, tariff, supplier, packaging, review, crime, theft, wholesale, loyalty, closure, opening hours`,
  },
]

export const publicAndFaith: readonly Field[] = [
  {
    id: 'councils-and-libraries',
    called: `council, library, local authority, town council, parish council, public service, housing association, public, civic`,
    sure: `parish council, town council, town clerk, community council, local authority, local government, council tax, councillor, council budget, devolution deal, unitary authority, neighbourhood plan, public consultation, library, librarian, library closure, library service, library user, mobile library, summer reading challenge, public library, interlibrary loan, housing association, social housing, registered provider, civic society, village hall, community hall, public toilet, playground, cemetery, allotment, warm space, asset transfer, community asset, community right to buy, litter bin, parking charge`,
    likely: `council, library, resident, public, service, budget, cut, book, reading, community, meeting, hall, park, parking, planning, vote, local, grant, funding, street, bin, consultation, neighbourhood, councillors`,
  },
  {
    id: 'associations',
    called: `association, union, trade union, society, membership, trade body, professional body, federation, chamber of commerce, co-operative, cooperative, members' club, wi, women's institute`,
    sure: `trade union, union member, union membership, trade body, trade association, professional body, membership organisation, membership body, member benefits, chamber of commerce, fsb, federation of small businesses, co operative, cooperative, co op, worker co op, community share, annual general meeting, agm, royal charter, subscription fee, women's institute, rotary, u3a, strike ballot, collective bargaining, code of conduct, continuing professional development, chartered status, lobby for members`,
    likely: `mutual, mutuals, cbi, member, membership, union, association, society, federation, co-operative, strike, ballot, charter, conference, branch, standards, profession, lobby, campaign, subscription, general meeting, committee, president`,
  },
  {
    id: 'faith',
    called: `church, parish, mosque, synagogue, temple, faith, cathedral, chapel, community centre, village hall, diocese, christian, ministry`,
    sure: `church, parish church, churchgoer, church hall, church roof, church bell, church building, church attendance, churchyard, congregation, parishioner, vicar, rector, priest, minister of religion, clergy, curate, bishop, archbishop, diocese, diocesan, general synod, synod, church of england, church in wales, church of scotland, kirk, catholic, methodist, baptist, quaker, cathedral, chapel, carol service, nativity, christmas eve service, harvest festival, easter service, evensong, choral evensong, messy church, toddler group, food bank, warm hub, bell ringer, bell ringers, bell ringing, listed places of worship, place of worship, places of worship, mosque, imam, ramadan, eid, synagogue, rabbi, gurdwara, langar, hindu temple, diwali, interfaith, faith group, faith leader, baptism, pilgrimage, pilgrim, hymn, organist, bible sales, bible, street pastor, safeguarding, village hall, community centre`,
    likely: `faith, worship, prayer, pray, hall, bell, roof, spire, tower, organ, choir, sunday, christmas, easter, community, volunteer, heritage, repair grant, vat, wedding, funeral, belief, spiritual, youth group, religious, religion, service, stained glass`,
  },
]

export const otherServices: readonly Field[] = [
  {
    id: 'funerals',
    called: `funeral, funeral director, undertaker, crematorium, cremation, memorial, natural burial, monumental mason, coffin`,
    sure: `funeral, funeral director, undertaker, funeral cost, funeral plan, funeral poverty, funeral industry, direct cremation, cremation, crematorium, burial, natural burial, green burial, woodland burial, water cremation, resomation, human composting, coffin, wicker coffin, cemetery, churchyard, headstone, gravestone, memorial mason, ashes, embalming, mortuary, death certificate, medical examiner, bereaved, bereavement, grief, death cafe, celebrant, memorial service, wake, end of life planning`,
    likely: `death, dying, grave, mourning, mourner, memorial, ceremony, family, loss, regulation, inspection, cost, eulogy, hearse, flowers, remembrance, farewell`,
  },
]
