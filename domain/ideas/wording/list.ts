/** Things in a row as one says them: "bread", "bread and cakes", "bread, cakes and pies". */
export function inAList(items: readonly string[], joined: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${joined} ${last}`
}
