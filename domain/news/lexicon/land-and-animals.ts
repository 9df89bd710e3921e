// What the press of farms, gardens and animals is about.
import type { Field } from './field.ts'

export const farmingAndGarden: readonly Field[] = [
  {
    id: 'farming',
    called: `farm, farming, farmer, grower, orchard, dairy, farm and farm shop, livestock, arable, smallholding, fruit farm, agricultural, croft, crofting, market garden, cheese farm, fruit`,
    sure: `
      farm, farmer, farming, dairy farmer, hill farmer, tenant farmer, farm shop, farm subsidy, farm payment, sustainable farming incentive, sfi, basic payment, nfu, nfu cymru, nfu scotland, ulster farmers' union, ufu, irish farmers' association, ifa farm, crofter, crofting, agricultural, agriculture, defra, agronomist, agronomy, arable, livestock, livestock market, cattle, beef cattle, suckler, steer, heifer, calves, dairy herd, milk price, milking parlour, milking robot, sheep, ewe, lamb, lambing, tup, ram sale, fleece, wool price, pig farmer, poultry farmer, free range, hen, bird flu, avian flu, avian influenza, bluetongue, bovine tb, tb cull, foot and mouth disease, slurry, nitrate, fertiliser, combine harvester, harvest, wheat harvest, barley, oilseed rape, potato grower, sugar beet, silage, grazing, pasture, regenerative farming, soil health, cover crop, no till, organic farming, soil association, agroforestry, hedgerow, rewilding, beaver, farmland,
      farm inheritance tax, family farm, seasonal worker, fruit picker, fruit picking, picker, berry grower, soft fruit, strawberry, raspberry, apple grower, orchard, cider apple, asparagus, pick your own, pumpkin patch, christmas tree grower, market garden, veg box, vegetable grower, agroecology, farm diversification, farm to fork, farm gate, open farm sunday, rural crime, sheep worrying, tractor theft, abattoir, small abattoir, young farmers, agricultural show, royal welsh show, royal highland show, smallholder, smallholding, allotment, polytunnel, glasshouse, peat free, beekeeper`,
    likely: `bull, hay, cow, calf, tractor, rural, field, crop, soil, herd, flock, milk, beef, egg, meat, drought, rain, wet, flood, frost, grain, wheat, apple, fruit, vegetable, veg, grower, growing, land, landowner, tenancy, subsidy, supermarket, price, import, trade deal, diversify, pesticide, bee, pollinator, vet, disease, seed, tree, hedge, water, inheritance tax, countryside, plough, barn, produce, estate, organic, honey, stock, breed, sale, auction, market`,
  },
  {
    id: 'garden-centres',
    called: `garden, garden centre, plant nursery, gardening, gardener, horticulture, plants, seeds, nursery gardens, landscape, tree nursery, houseplant shop, nursery stock`,
    sure: `peat, hosta, hostas, roses, rose bush, slugs, snails, camellia, hydrangea, rhododendron, lavender, tomato plant, sweet peas, chrysanthemum, orchid, cactus, cacti, fern, moss, apple tree, bee friendly, plant sale, plant fair, late frost, first frost, autumn colour, leaf fall, spring bulbs, garden show, show garden, nurseries, growers, garden centre, plant nursery, nurseryman, nursery stock, bare root, bare rooted, hedging, container grown, perennials, perennial, annuals, bedding plant, houseplant, house plant, gardening, horticulture, horticultural, horticulturist, rhs, royal horticultural, chelsea flower show, gardeners' world, botanic garden, botanical garden, snowdrop, bulb planting, tulip, daffodil, dahlia, rose grower, wisteria, peat free, peat ban, compost, composting, mulch, hosepipe ban, seed catalogue, seed swap, seed saving, heritage seed, heirloom, allotment, grow your own, veg patch, vegetable garden, greenhouse, polytunnel, wildflower, pollinator, slug, box moth, vine weevil, xylella, plant passport, biosecurity, plant health, ash dieback, tree planting, fruit tree, garden design, garden trend, garden tool, secateurs, no dig, alpine plant, christmas tree, garden bird, lawn`,
    likely: `peat, blooms, november, roses, hosta, show, growers, nurseries, snail, leaf, leaves, autumn, warm, mild, herb, lawn, hardy, climate, import, pots, gardener, kew, hardy, garden, plant, planting, flower, seed, bulb, tree, soil, grow, growing, grower, bloom, border, bee, insect, wildlife, drought, frost, spring, summer, pot, shrub, rose, hedge, fruit, vegetable, pest, native, weed, water, hose, prune, nursery`,
  },
]

export const pets: readonly Field[] = [
  {
    id: 'dogs-and-cats',
    called: `pet, dog, cat, dog grooming, groomer, dog groomer, dog training, dog walker, dog walking, kennel, cattery, pet shop, pet care, dog daycare, puppy, pet food, boarding kennels`,
    sure: `dog owner, dog groomer, dog grooming, pet groomer, dog walker, dog walking, dog trainer, dog training, puppy training, puppy, puppies, cockapoo, labrador, spaniel, french bulldog, dachshund, greyhound, flat faced, xl bully, dog breed, dog breeder, puppy farm, breeding licence, rescue dog, dog theft, pet theft, pet abduction, dog friendly, dog daycare, doggy daycare, boarding kennel, kennels, cattery, pet sitter, pet owner, pet insurance, pet food, raw dog food, pet industry, pet shop, vet bill, vet fees, cma vet, vet practice, kennel club, crufts, microchip, cat microchipping, tick season, flea treatment, lungworm, alabama rot, fireworks and dogs, firework anxiety, separation anxiety in dogs, dog bite, dog poo, dog mess, dog on lead, dog ban beach, off lead, assistance dog, guide dog, cat owner, kitten, feline, canine, pet ownership, pets, electric shock collar, shock collar, heatstroke in dogs, hot car dog, ear cropping, recall training, dogs die in hot cars`,
    likely: `vets, doodle, dog, cat, pet, vet, coat, breed, lead, collar, walk, paw, fur, tail, kennel, owner, animal, grooming, behaviour, flea, tick, licence, insurance, rabbit, park, beach, firework, heat, bite, welfare, treat, trainer, park, chocolate`,
  },
  {
    id: 'vets',
    called: `vet, veterinary, veterinary practice, vets, animal hospital, equine vet`,
    sure: `ticks, boosters, booster jab, overweight pets, fat pets, vet practice, veterinary, veterinary surgeon, vet nurse, veterinary nurse, vet bill, vet fees, vet shortage, cma vet, rcvs, bva, animal health, pet insurance, neutering, spaying, microchip, kennel cough, lungworm, alabama rot, canine, feline, rabies, pet obesity, flat faced, brachycephalic, bluetongue, bovine tb, avian flu, equine flu, strangles, antibiotic resistance, heatstroke, xylitol, antifreeze poisoning, pet dental, vet price, pet medicine`,
    likely: `ticks, boosters, overweight, vaccination, feline, felines, lead, vets, watchdog, prices, vet, vets, animal, pet, dog, cat, horse, cattle, sheep, disease, treatment, surgery, medicine, clinic, practice, insurance, fee, price, owner, breed, welfare, vaccine, tick, flea, poison, rabbit, outbreak`,
  },
  {
    id: 'horses',
    called: `horse, equestrian, riding school, livery, livery yard, stables, pony, saddlery, farrier, pony trekking`,
    sure: `equestrian, riding school, horse rider, horse riding, livery, livery yard, bridleway, pony, pony club, ponies, farrier, saddlery, saddle fitter, saddler, hay price, haylage, equine, equine flu, strangles, laminitis, british horse society, bhs, dressage, showjumping, gymkhana, rider safety, pass wide and slow, ragwort, sycamore poisoning, riding lesson, riding for the disabled, foal, stallion, heavy horse, shire horse, donkey, horse owner, horse welfare, horse transport`,
    likely: `hack, eventing, stables, mare, horse, rider, riding, stable, saddle, yard, field, vet, hay, grass, mud, country lane, road safety, firework, racing, trainer, welfare, breed, show, olympic, rescue`,
  },
]
