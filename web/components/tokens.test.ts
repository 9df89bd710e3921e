import fs from 'node:fs'
import { interpolate, parse, wcagContrast } from 'culori'
import { expect, test } from 'vitest'

const css = fs.readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const colour = (name: string, mode: 0 | 1): string => {
  const pair = new RegExp(`--${name}: light-dark\\((.+?), (.+?)\\);`).exec(css)
  return pair?.[mode + 1] ?? ''
}

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('a disabled button is readable and has no tone’s colour in %s mode', (_, mode) => {
  const rule = /\.btn:disabled,\s+\.btn\[aria-disabled='true'\] \{([^}]+)\}/.exec(css)?.[1] ?? ''
  const share = Number(/background: color-mix\(in oklab, var\(--ink\) (\d+)%, transparent\)/.exec(rule)?.[1])
  expect(rule).toContain('color: var(--ink-2)')
  expect(rule).not.toContain('opacity')
  // The rule must come after the tones, which are as specific.
  expect(css.indexOf(rule)).toBeGreaterThan(css.lastIndexOf('.btn-stamp'))
  for (const under of ['paper', 'sheet', 'wash']) {
    const fill = interpolate([colour(under, mode), colour('ink', mode)], 'rgb')(share / 100)
    expect(wcagContrast(fill, parse(colour('ink-2', mode)) ?? '#000'), under).toBeGreaterThan(4.5)
  }
})
