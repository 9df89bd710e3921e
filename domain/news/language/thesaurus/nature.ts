// Words for animals and gardens.

/** Maps each concept to the other words for it. */
export const nature: Readonly<Record<string, string>> = {
  dog: 'puppy canine pooch doggy doggie',
  cat: 'kitten feline',
  horse: 'pony equine equestrian horse-riding',
  rabbit: 'bunny',
  bee: 'honeybee',
  beekeeper: 'beekeeping',
  cow: 'cattle',
  vet: 'veterinary veterinarian',
  rehome: 're-home',
  adoption: 'adopt adopter',
  foster: 'fosterer foster-care',
  neuter: 'spay castrate',
  garden: 'gardener horticulture horticultural',
  plant: 'seedling',
  flower: 'floral blossom',
  florist: 'floristry flower-shop',
  bouquet: 'posy',
  mow: 'mower lawnmower',
  hedge: 'hedgerow',
  soil: 'topsoil',
  greenhouse: 'glasshouse',
}
