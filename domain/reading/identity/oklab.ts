// Calculates how people perceive colours and their differences (OKLab).
import { converter, differenceEuclidean, type Oklab } from 'culori'

const toOklab = converter('oklab')

/** The OKLab coordinates of "#b91c1c"; black for an invalid colour. */
export const oklabOf = (hex: string): Oklab => toOklab(hex) ?? { mode: 'oklab', l: 0, a: 0, b: 0 }

/** Distance from grey: 0 for greys, about 0.25 for pure red. */
export const chromaOf = ({ a, b }: Oklab): number => Math.hypot(a, b)

/** How different two colours look. Below 0.1 they look like shades of one colour. */
export const distanceOf = differenceEuclidean('oklab')
