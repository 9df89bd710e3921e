// A label as one would say it: "Sourdough Saturday, full day with lunch" is called "Sourdough Saturday".

const LONG = 20

/**
 * Shortens the labels of one brand to what stands before a comma, a bracket or a dash, where that says enough and no other label
 * of the brand would be called the same.
 */
export function learnShortLabels(labels: readonly string[]): (label: string) => string {
  const heads = new Map<string, Set<string>>()
  for (const label of labels) {
    const head = headOf(label).toLowerCase()
    heads.set(head, (heads.get(head) ?? new Set()).add(label.toLowerCase()))
  }
  return (label) => {
    const head = headOf(label)
    const isEnough = head.length >= 5 && (/\s/.test(head) || head.length >= 8)
    const isAlone = (heads.get(head.toLowerCase())?.size ?? 0) <= 1
    return label.length > LONG && isEnough && isAlone ? head : label
  }
}

const headOf = (label: string): string =>
  (/^[^,;(–—]+?(?=\s*(?:[,;(–—]|\s-\s)|$)/u.exec(label)?.[0] ?? label).trim()
