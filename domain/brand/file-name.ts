import { hasVisibleText } from '#contract/values/texts.ts'

const LONGEST = 200

/**
 * Makes a file name safe to show: without folders, invisible characters and characters that reverse text. The
 * two joiners that some scripts and emoji need are kept.
 */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const visible = last
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/(?![\u200C\u200D])[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!hasVisibleText(visible) || /^\.+$/.test(visible)) return 'document'
  return shortened(visible)
}

/** The extension in lower case, such as "pdf"; empty if there is none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''
}

function shortened(name: string): string {
  const letters = [...name]
  if (letters.length <= LONGEST) return name
  const extension = extensionOf(name)
  const ending = extension === '' ? '' : `.${extension}`
  return `${letters
    .slice(0, LONGEST - ending.length)
    .join('')
    .trimEnd()}${ending}`
}
