import { useLayoutEffect, useRef } from 'react'
import { freePlace, isFree, type Rect } from './free-place.ts'

/** The milliseconds between two checks of what is under a notice. */
const LOOKS_EVERY = 150

const pressable = 'button, input, select, textarea, .btn, [role="tab"], [role="switch"], label:has(input)'

/** Moves a notice if it would cover anything clickable. */
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

/** Every visible clickable element outside the notice. */
const takenBeside = (notice: HTMLElement): Rect[] =>
  [...document.querySelectorAll(pressable)]
    .filter((element) => !notice.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    )
