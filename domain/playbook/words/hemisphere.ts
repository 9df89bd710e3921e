/** Whether a country is in the southern hemisphere, where the seasons are reversed. */
export const isSouthern = (country: string | null): boolean => country !== null && southern.has(country)

const southern = new Set('AU NZ ZA AR CL UY PY BO PE BR NA BW ZW MZ MG LS SZ FJ'.split(' '))
