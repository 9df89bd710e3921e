// Words that show that news is about food and drink: makers, kitchens, bars and shops.
import type { Field } from './field.ts'

export const foodAndDrink: readonly Field[] = [
  {
    id: 'bakery',
    called: `bakery, baker, bread, patisserie, cake, cake maker, pastry, confectioner, bakehouse, bagel, doughnut, pie maker`,
    sure: `
      sourdough, bakery, bakehouse, artisan baker, craft baker, master baker, home baker, home baking, bread,
      baguette, croissant, pastry chef, patisserie, viennoiserie, focaccia, ciabatta, rye bread, brioche, flatbread,
      panettone, hot cross , mince pie, sausage roll, cinnamon bun, proving basket, banneton, kneading, kneader,
      breadmaking, bread making, bread flour, strong flour, wholemeal, milling wheat, bread wheat, heritage wheat,
      heritage grain, ancient grain, old wheat, einkorn, spelt, stoneground, watermill, flour mill, sourdough starter,
      baker's yeast, gluten free baking, bake off, wedding cake, cupcake, celebration cake, birthday cake, icing sugar, sponge cake,
      victoria sponge, bara brith, scone, pie shop, deck oven, brick oven, wood fired oven, chorleywood, sliced white, freshly baked,
      bread tax, real bread, bread week, natasha's law, folic acid, flour fortification, doughnut, bagel, pasty, pasties, baking powder,
      butter price, flour price, wheat price, egg shortage, cocoa price, baked goods, bun, crumpet, teacake`,
    likely: `
      miller, bun, loaf, baker, bake, baked, baking, oven, flour, wheat, dough, crust, rye, yeast, grain, milling, mill, gluten, cake, pastry,
      butter, egg, sugar, fermentation, fermented, prove, proving, starter, harvest, bun, roll, sandwich, tart, biscuit, cookie, pie, artisan,
      allergen, label, labelling, ingredient, sprinkle, icing, supermarket, high street, protein, gut, fibre, ultra processed, shelf life, tin`,
  },
  {
    id: 'cafe',
    called: `café, cafe, coffee, coffee shop, coffee roaster, tea room, tearoom, tea, espresso bar, roaster, roastery, coffee house`,
    sure: `
      coffee shop, café owner, cafe owner, independent café, independent cafe, barista, espresso, flat white, latte, cappuccino, cold brew, filter coffee,
      coffee bean, coffee price, coffee roaster, coffee roastery, roastery, arabica, robusta, speciality coffee, specialty coffee, single origin,
      coffee grower, coffee farmer, coffee harvest, coffee cup, takeaway cup, reusable cup, cup levy, latte levy, disposable cup, oat milk, matcha, chai,
      afternoon tea, cream tea, tearoom, tea room, tea leaf, loose leaf, tea blend, tea drinking, tea drinker, decaf, caffeine, coffee culture,
      coffee chain, café culture, cafe culture, coffee machine, brunch, all day breakfast, coffee break, toastie, coffee morning, coffee ground,
      coffee drinker, hot chocolate, warm space, remote worker café, laptop ban`,
    likely: `
      café, cafe, coffee, tea, bean, milk, cup, roast, roaster, menu, breakfast, lunch, cake, sandwich, pastry, brew, plant based milk, high street,
      hospitality, takeaway, tip, table, kitchen, wage, dine, eatery, outlet, chain, terrace, pavement licence, loyalty card, refill, allergen`,
  },
  {
    id: 'restaurant',
    called: `restaurant, bistro, dining, pizzeria, pizza, takeaway, street food, food truck, fish and chip, chip shop, kebab, burger, curry house, brasserie, chef, supper club, gastropub, noodle bar, sushi`,
    sure: `
      cooks, cook shortage, kitchen staff, kitchen porter, tips law, tips, local lamb, on menus, back on menus, seasonal menu, menu price, dining room, restaurant week, early bird, lunch trade, food critic, restaurant critic, foraged, forager, tasting plate, restaurant, restaurateur, restaurant owner, diner, chef, head chef, sous chef, commis chef, michelin, michelin star, michelin guide, bib gourmand, tasting menu,
      set menu, a la carte, fine dining, small plate, street food, food truck, takeaway, fish and chip, chip shop, chippy, curry house, pizzeria, pizza,
      trattoria, bistro, brasserie, gastropub, no show, service charge, tipping law, tipping act, food hygiene rating, hygiene rating, calorie label, calorie count on menu,
      delivery app, deliveroo, just eat, uber eats, dark kitchen, ghost kitchen, commercial kitchen, kitchen brigade, front of house, waiting staff, sommelier,
      hospitality sector, hospitality industry, hospitality business, hospitality vat, hospitality worker, ukhospitality, al fresco, outdoor dining, dining out, eating out,
      casual dining, table booking, reservation deposit, supper club, sunday roast, sunday lunch, farm to table, field to fork, kebab, burger chain, ramen, tapas, pop up kitchen`,
    likely: `
      cooks, menus, lamb, tips, visas, local, seasonal, dinners, dishes, plates, foraging, portion, staff, suppliers, vegetables, wage, menu, dish, kitchen, dining, table, plate, cook, cooking, meal, hospitality, waiter, waitress, tip, ingredient, food, burger, curry, oven, grill, vegan, plant based, eatery,
      lunch, dinner, supper, booking, cover, seafood, sauce, wine list, tasting, hygiene, allergen, award, guide, star, celebrity chef, recipe, oil, energy bill, vat, wage, chip, fish, pavement licence`,
  },
  {
    id: 'brewing-and-pubs',
    called: `brewery, craft brewery, craft cider, brewer, brewing, pub, taproom, beer, ale, inn, bar, cider, cider maker, cidery, bottle shop, micropub, craft beer, homebrew, public house`,
    sure: `
      sober october, alcohol free january, kegs, half pint, third of a pint, pint glass, pint size, beer price, beer sales, beer drinkers, beer tax, duty rise, duty cut, duty freeze, hospitality tax, autumn beer, winter ale, harvest ale, fruit beer, malted barley, local grain, water use in brewing, brewing school, women who brew, female brewer, beer label, beer exports, can design, licensing reform, late licence, pub hours, pub of the year, best pub, beer award, beer competition, brewery closure, brewery closes, tap house, hospitality, carbon dioxide shortage, the on trade, on trade, off trade, last orders, hop variety, low and no, no and low, low alcohol, zero alcohol, hop shortage, brew house, brewery tour, brewery tap, collaboration brew, beer style, draught, bottle conditioned, cask conditioned, hospitality vat, pub trade, pub garden, pubgoer, pubgoers, wheat beer, farmhouse ale, barrel aged, glass bottle, brewery, microbrewery, craft beer, craft brewer, real , cask ale, cask beer, keg beer, camra, pale ale, ipa, porter beer, bitter beer, mild ale, saison, pilsner,
      sour beer, low alcohol beer, no alcohol beer, alcohol free beer, alcohol free, non alcoholic, taproom, tap room, brewpub, micropub, beer festival, beer garden, beer duty, alcohol duty, draught relief, small brewers relief,
      small producer relief, minimum unit pricing, hop grower, hop farm, hop harvest, hop garden, hop yard, barley, maltings, malting, malthouse, maltster, wort, mash tun, fermenter, brewhouse, homebrew, home brewing, pint price, price of a pint, publican, landlady of pub, pub landlord, pub company, pubco, tied pub, guest beer, beer tie, pub closure, pub quiz, community pub, village pub, country pub, pub owner, last orders,
      licensee, licensed trade, licensing hours, siba, bbpa, cider, cider maker, perry, orchard cider, scrumpy, beer can, bottle deposit, deposit return scheme, brewing industry, brewing, beer, ale, pub, pubs code, beer mat,
      spent grain, dry january, sober curious, growler, wassail, can shortage, co2 shortage`,
    likely: `
      kegs, duty, sober, drinkers, half, hedgerow, autumn, specials, glass, pubs, bars, vessel, yeast, sip, temperance, festivals, cans, collaboration, hops, malting, tank, landlord, tourism, tour, ale, drinks, malt, lager, brewer, brewing, local, tank, fermenting, foam, sip, community share, on tap, gravity, sour, brewer, ale, malt, lager, pint, stout, hop, yeast, cask, keg, barrel, bottle, can, drinker, drinking, alcohol, tap, bar, landlord, duty, hospitality, licence, licensing, glass, water, grain, fermentation, deposit, apple, orchard, round, session,
      tavern, inn, hangover, sober, wage, energy bill, rates relief, independent, aluminium, malted, festival, carbon dioxide`,
  },
  {
    id: 'wine-and-spirits',
    called: `wine, winery, vineyard, wine merchant, distillery, distiller, gin, whisky, whiskey, rum, vodka, spirits, mead`,
    sure: `
      fizz, frost candle, frost candles, spring frost, grape picker, grape pickers, still wine, english fizz, champagne, prosecco, cava, rosé, riesling, merlot, wine tourism, vineyards, cellar, tasting room, spirit duty, no and low spirits, distillers, gins, whiskies, vineyard, winemaker, winemaking, wine merchant, wine producer, wine maker, english wine, welsh wine, sparkling wine, wine list, wine duty, viticulture, viticulturist, grape, grape harvest, vintage wine, bottle of wine,
      natural wine, orange wine, pinot noir, chardonnay, bacchus grape, vine, winery, cellar door, sommelier, wine tasting, wine bar, distillery, distiller, distilling, gin, whisky, whiskey, single malt, scotch, rum, vodka,
      botanicals, juniper, cask investment, whisky cask, spirits duty, pot still, copper still, angel's share, liqueur, mead, vermouth, cocktail, mixology, mixologist, angels share, alcohol duty, canned wine, corkscrew`,
    likely: `
      fizz, pickers, frost, candles, crop, kent, sussex, bubbles, still, press, ripening, sunshine, bottles, casks, rain, mildew, wine, bottle, cask, barrel, still, spirit, spirits, cork, cellar, harvest, frost, duty, tasting, alcohol, drinker, tonic, bar, export, tariff, barley, peat, estate, merchant, glass, label, vintage, terroir, merlot`,
  },
  {
    id: 'butchers-and-delis',
    called: `butcher, butchery, deli, delicatessen, fishmonger, cheese, cheesemaker, cheesemonger, charcuterie, smokehouse, greengrocer, farm shop, grocer, veg box, food producer, honey, ice cream, chocolate, chocolatier, jam, preserves, dairy`,
    sure: `, butchery, abattoir, sausage, charcuterie, dry aged, carcass, meat counter, lamb price, beef price, pork price, fishmonger, fish counter, shellfish, smokehouse, smoked salmon, kipper,
      cheese, cheesemaker, cheesemonger, cheddar, stilton, raw milk, unpasteurised, creamery, curd, rennet, delicatessen, deli, deli counter, greengrocer, veg box, fruit and veg, farm shop, farmers market, zero waste shop,
      honey, beekeeper, apiary, beekeeping, ice cream, gelato, ice cream parlour, artisan ice cream, chocolate, chocolatier, cocoa, cocoa bean, bean to bar, easter egg, chutney, marmalade, preserves, jam maker,
      great taste award, protected food name, pgi status, provenance, artisan food, food producer, local produce, food fraud, mislabelled, sell by date, use by date, olive oil, rapeseed oil, fine food`,
    likely: `
      butcher, truffle, bacon, oyster, meat, beef, lamb, pork, turkey, poultry, goose, cut, joint, cattle, slaughter, fish, catch, salmon, milk, dairy, smoked, cured, egg, veg, vegetable, fruit, counter, hamper, produce, producer, food, grocery, shelf, label,
      sugar, packaging, farm, high street, supermarket, queue, christmas dinner, festive, allergen, recipe, tasting, artisan, market stall, jar, bee, listeria`,
  },
  {
    id: 'catering-and-cookery',
    called: `caterer, catering, cookery school, cooking class, bread school, baking class, meal box, private chef, cookery, recipe box, school meals, food school`,
    sure: `
      caterer, catering firm, event catering, wedding catering, catering contract, buffet, canapé, canape, banquet, cookery school, cookery class, cooking class, cooking lesson, cookery course, baking class, baking course, learn to cook, home cook,
      home cooking, meal kit, recipe box, meal box, ready meal, batch cooking, school meals, school dinner, school food, packed lunch, contract caterer, cook off, food hygiene, allergen training, cookbook, recipe, knife skills, food waste`,
    likely: `catering, cook, cooking, chef, kitchen, menu, dish, meal, ingredient, lunch, dinner, allergen, food, hospitality, event, class, course, lesson, evening class, vegan, buffet, diet, tray, canteen`,
  },
]
