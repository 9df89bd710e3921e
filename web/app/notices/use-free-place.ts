import { useLayoutEffect, useRef } from 'react'
import { freePlace, isFree, type Rect } from './free-place.ts'

/** Milliseconds between two looks at what is under a notice. */
const LOOKS_EVERY = 150

const pressable = 'button, input, select, textarea, .btn, [role="tab"], [role="switch"], label:has(input)'

/** Keeps a notice off everything that can be pressed: it moves only when it would cover something. */
export function useFreePlace<Box extends HTMLElement>(isShown: boolean) {
  const box = useRef<Box>(null)
  useLayoutEffect(() => {
    const notice = box.current
    if (!isShown || !notice) return
    const look = () => {
      const { width, height, left, top } = notice.getBoundingClientRect()
      const taken = takenBeside(notice)
      const isPlaced = notice.style.top !== '' && left + width <= innerWidth && top + height <= innerHeight
      if (isPlaced && isFree({ left, top, width, height }, taken)) return
      const place = freePlace({ width, height }, { width: innerWidth, height: innerHeight }, taken)
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

/** What can be pressed and is in sight, except in the notice itself. */
const takenBeside = (notice: HTMLElement): Rect[] =>
  [...document.querySelectorAll(pressable)]
    .filter((element) => !notice.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    )
