// Prints a text of the library without its slots, in the words of one region.
import type { Region, Text } from '../form.ts'

export const plainText = (text: Text, region: Region): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : 'uk' in piece ? piece[region] : '')).join('')
