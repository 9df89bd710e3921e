/** Whether a country lies in the southern half of the world, where the seasons are the other way round. */
export const isSouthern = (country: string | null): boolean => country !== null && southern.has(country)

const southern = new Set('AU NZ ZA AR CL UY PY BO PE BR NA BW ZW MZ MG LS SZ FJ'.split(' '))
