// Colours as the eye compares them.
import { converter, differenceEuclidean, type Oklab } from 'culori'

const toOklab = converter('oklab')

/** "#b91c1c" in OKLab. */
export const oklabOf = (hex: string): Oklab => toOklab(hex) ?? { mode: 'oklab', l: 0, a: 0, b: 0 }

/** How far from grey: 0 for greys, about 0.25 for a full red. */
export const chromaOf = ({ a, b }: Oklab): number => Math.hypot(a, b)

/** How different two colours look; under 0.1 they pass for shades of one. */
export const distanceOf = differenceEuclidean('oklab')
