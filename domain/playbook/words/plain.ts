// A text of the library without slots, as one region reads it.
import type { Region, Text } from '../form.ts'

export const plainText = (text: Text, region: Region): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : 'uk' in piece ? piece[region] : '')).join('')
