import { useLayoutEffect, useRef } from 'react'
import { freePlace, isFree, type Rect } from './free-place.ts'

/** The milliseconds between two checks of what is under a notice. */
const LOOKS_EVERY = 150

const pressable = 'button, input, select, textarea, .btn, [role="tab"], [role="switch"], label:has(input)'
/** What people read while they fill in a form. Other text may be covered, or notices would appear far from their corner. */
const readable = 'label, legend, form p, h1, h2'

/** Keeps a notice from covering anything clickable, and text where there is room. It moves only off what is clickable. */
export function useFreePlace<Box extends HTMLElement>(isShown: boolean) {
  const box = useRef<Box>(null)
  useLayoutEffect(() => {
    const notice = box.current
    if (!isShown || !notice) return
    const look = () => {
      const { width, height, left, top } = notice.getBoundingClientRect()
      const taken = takenBeside(notice, pressable)
      const isPlaced = notice.style.top !== '' && left + width <= innerWidth && top + height <= innerHeight
      if (isPlaced && isFree({ left, top, width, height }, taken)) return
      const place = freePlace(
        { width, height },
        { width: innerWidth, height: innerHeight },
        taken,
        takenBeside(notice, readable),
      )
      Object.assign(notice.style, {
        left: `${place.left}px`,
        top: `${place.top}px`,
        right: 'auto',
        bottom: 'auto',
      })
    }
    look()
    const timer = setInterval(look, LOOKS_EVERY)
    return () => {
      clearInterval(timer)
      for (const side of ['left', 'top', 'right', 'bottom']) notice.style.removeProperty(side)
    }
  }, [isShown])
  return box
}

/** The places of all visible elements outside the notice that match. */
const takenBeside = (notice: HTMLElement, selector: string): Rect[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !notice.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    )
