/**
 * Whose something is: "Ruth's", "James'". A name that is already a possessive ("Hale's", "The Brewers'") stays as it is,
 * and keeps the kind of apostrophe it is written with.
 */
export function possessive(name: string): string {
  if (/['’]s?$/.test(name)) return name
  const apostrophe = name.includes('’') ? '’' : "'"
  return /s$/i.test(name) ? name + apostrophe : `${name}${apostrophe}s`
}
