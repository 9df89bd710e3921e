/**
 * Keeps `data-more` on a box that scrolls sideways: the ends at which there is more. `.scroll-cue` fades those. Returns how to
 * stop.
 */
export function watchScroll(box: HTMLElement): () => void {
  const look = () => {
    const left = box.scrollLeft > 1
    const right = box.scrollLeft + box.clientWidth < box.scrollWidth - 1
    box.dataset['more'] = left && right ? 'both' : left ? 'left' : right ? 'right' : 'none'
  }
  look()
  box.addEventListener('scroll', look, { passive: true })
  window.addEventListener('resize', look)
  return () => {
    box.removeEventListener('scroll', look)
    window.removeEventListener('resize', look)
  }
}
