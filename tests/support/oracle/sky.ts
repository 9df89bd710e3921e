// Positions of sun and moon, by Jean Meeus, "Astronomical Algorithms" (2nd edition): chapters 12, 15, 25 and 47. Tests calculate
// holidays with it, independently of the product's tables. The moon is accurate to a hundredth of a degree, about a minute.

const turn = (degrees: number) => ((degrees % 360) + 360) % 360
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
const degrees = (radians: number) => (radians * 180) / Math.PI

const DAY = 86_400_000
/**
 * Milliseconds by which universal time lags behind the uniform time of the formulas (delta T) in these years: about 72 seconds.
 */
const LAG = 72_000

/** Julian centuries since 2000, for an instant in milliseconds. */
const centuries = (instant: number) => ((instant + LAG) / DAY + 2_440_587.5 - 2_451_545) / 36_525

/** Apparent longitude of the sun (chapter 25). */
export function sunAt(instant: number): number {
  const t = centuries(instant)
  const anomaly = 357.52911 + 35_999.05029 * t
  const centre =
    (1.914602 - 0.004817 * t) * sin(anomaly) +
    (0.019993 - 0.000101 * t) * sin(2 * anomaly) +
    0.000289 * sin(3 * anomaly)
  return turn(280.46646 + 36_000.76983 * t + centre - 0.00569 - 0.00478 * sin(125.04 - 1934.136 * t))
}

/** Terms of the moon's longitude in millionths of a degree: multiples of D, M, M' and F (table 47.A). */
const moonTerms: readonly (readonly [number, number, number, number, number])[] = [
  [0, 0, 1, 0, 6_288_774],
  [2, 0, -1, 0, 1_274_027],
  [2, 0, 0, 0, 658_314],
  [0, 0, 2, 0, 213_618],
  [0, 1, 0, 0, -185_116],
  [0, 0, 0, 2, -114_332],
  [2, 0, -2, 0, 58_793],
  [2, -1, -1, 0, 57_066],
  [2, 0, 1, 0, 53_322],
  [2, -1, 0, 0, 45_758],
  [0, 1, -1, 0, -40_923],
  [1, 0, 0, 0, -34_720],
  [0, 1, 1, 0, -30_383],
  [2, 0, 0, -2, 15_327],
  [0, 0, 1, 2, -12_528],
  [0, 0, 1, -2, 10_980],
  [4, 0, -1, 0, 10_675],
  [0, 0, 3, 0, 10_034],
  [4, 0, -2, 0, 8548],
  [2, 1, -1, 0, -7888],
  [2, 1, 0, 0, -6766],
  [1, 0, -1, 0, -5163],
  [1, 1, 0, 0, 4987],
  [2, -1, 1, 0, 4036],
  [2, 0, 2, 0, 3994],
  [4, 0, 0, 0, 3861],
  [2, 0, -3, 0, 3665],
  [0, 1, -2, 0, -2689],
  [2, 0, -1, 2, -2602],
  [2, -1, -2, 0, 2390],
  [1, 0, 1, 0, -2348],
  [2, -2, 0, 0, 2236],
]

/** Apparent longitude of the moon (chapter 47). */
export function moonAt(instant: number): number {
  const t = centuries(instant)
  const mean = 218.3164477 + 481_267.88123421 * t - 0.0015786 * t * t
  const elongation = 297.8501921 + 445_267.1114034 * t - 0.0018819 * t * t
  const sunAnomaly = 357.5291092 + 35_999.0502909 * t
  const moonAnomaly = 134.9633964 + 477_198.8675055 * t + 0.0087414 * t * t
  const latitude = 93.272095 + 483_202.0175233 * t - 0.0036539 * t * t
  const eccentricity = 1 - 0.002516 * t
  const sum = moonTerms.reduce(
    (sum, [d, m, n, f, size]) =>
      sum +
      size *
        eccentricity ** Math.abs(m) *
        sin(d * elongation + m * sunAnomaly + n * moonAnomaly + f * latitude),
    0,
  )
  const planets =
    3958 * sin(119.75 + 131.849 * t) + 1962 * sin(mean - latitude) + 318 * sin(53.09 + 479_264.29 * t)
  return turn(mean + (sum + planets) / 1_000_000 - 0.00478 * sin(125.04 - 1934.136 * t))
}

/** Height of the moon above a place's horizon, seen from the centre of the earth (table 47.B, its largest terms). */
export function moonHeightAt(instant: number, { north, east }: Place): number {
  const t = centuries(instant)
  const [d, m, f] = [
    297.8501921 + 445_267.1114034 * t,
    134.9633964 + 477_198.8675055 * t,
    93.272095 + 483_202.0175233 * t,
  ]
  const latitude =
    5.128122 * sin(f) +
    0.280602 * sin(m + f) +
    0.277693 * sin(m - f) +
    0.173237 * sin(2 * d - f) +
    0.055413 * sin(2 * d - m + f) +
    0.046271 * sin(2 * d - m - f) +
    0.032573 * sin(2 * d + f) +
    0.017198 * sin(2 * m + f)
  const longitude = moonAt(instant)
  const declination = degrees(
    Math.asin(sin(latitude) * cos(23.437) + cos(latitude) * sin(23.437) * sin(longitude)),
  )
  const ascension = degrees(
    Math.atan2(
      sin(longitude) * cos(23.437) - Math.tan((latitude * Math.PI) / 180) * sin(23.437),
      cos(longitude),
    ),
  )
  const hour = siderealAt(instant) + east - ascension
  return degrees(Math.asin(sin(north) * sin(declination) + cos(north) * cos(declination) * cos(hour)))
}

/** Sidereal time at Greenwich. */
const siderealAt = (instant: number) =>
  280.46061837 + 360.98564736629 * (instant / DAY + 2_440_587.5 - 2_451_545)

/** How far the moon is ahead of the sun: 0 at new moon, 180 at full moon. */
export const elongationAt = (instant: number): number => turn(moonAt(instant) - sunAt(instant))

/** The first instant from `start` at which a growing angle reaches `wanted`, searched in steps of at most `step` days. */
export function reaches(
  angle: (instant: number) => number,
  wanted: number,
  start: number,
  step: number,
): number {
  const behind = (instant: number) => turn(angle(instant) - wanted)
  let late = start + step * DAY
  while (behind(late) > 90 || behind(late - step * DAY) < 270) late += step * DAY
  let early = late - step * DAY
  while (late - early > 1000) {
    const middle = (early + late) / 2
    if (behind(middle) > 180) early = middle
    else late = middle
  }
  return late
}

export const newMoonFrom = (start: number): number => reaches(elongationAt, 0, start, 1)

export interface Place {
  north: number
  east: number
}

/** Sunrise and sunset of a day `YYYY-MM-DD`, in milliseconds (chapter 15, with the sun's disc and refraction). */
export function sunTimes(day: string, { north, east }: Place): { rise: number; set: number } {
  const noon = Date.parse(`${day}T12:00:00Z`) - (east / 360) * DAY
  const at = (side: -1 | 1) => {
    let instant = noon
    for (let step = 0; step < 3; step++) {
      const sun = sunAt(instant)
      const declination = degrees(Math.asin(sin(23.437) * sin(sun)))
      const ascension = turn(degrees(Math.atan2(cos(23.437) * sin(sun), cos(sun))))
      const half = degrees(
        Math.acos((sin(-0.833) - sin(north) * sin(declination)) / (cos(north) * cos(declination))),
      )
      const sidereal = siderealAt(instant) + east
      const off = turn(ascension + side * half - sidereal + 180) - 180
      instant += (off / 360.9856) * DAY
    }
    return instant
  }
  return { rise: at(-1), set: at(1) }
}
