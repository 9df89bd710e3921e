// Finds a place for a notice where it covers nothing clickable.

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}
type Size = Pick<Rect, 'width' | 'height'>

/** The pixels between a notice and what it must not cover. */
const GAP = 6

const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.left + other.width + GAP &&
  other.left < one.left + one.width + GAP &&
  one.top < other.top + other.height + GAP &&
  other.top < one.top + one.height + GAP

export const isFree = (place: Rect, taken: readonly Rect[]): boolean =>
  !taken.some((rect) => overlap(place, rect))

/**
 * The lowest place in the window that covers nothing clickable: if there is one, a place that covers no text either. On the right,
 * else on the left, else in the middle. If all are taken, bottom right.
 */
export function freePlace(size: Size, view: Size, taken: readonly Rect[], texts: readonly Rect[] = []): Rect {
  return (
    lowestFree(size, view, [...taken, ...texts]) ??
    lowestFree(size, view, taken) ?? {
      ...size,
      left: view.width - size.width,
      top: view.height - size.height,
    }
  )
}

function lowestFree({ width, height }: Size, view: Size, taken: readonly Rect[]): Rect | undefined {
  const lowest = view.height - height
  const columns = [view.width - width, 0, (view.width - width) / 2]
  for (const left of columns) {
    // The lowest free place always starts at the bottom or directly above something taken.
    const tops = [lowest, ...taken.map(({ top }) => Math.floor(top - height - GAP))]
    const free = tops
      .filter((top) => top >= 0 && top <= lowest)
      .toSorted((one, other) => other - one)
      .map((top) => ({ left, top, width, height }))
      .find((place) => isFree(place, taken))
    if (free) return free
  }
  return undefined
}
