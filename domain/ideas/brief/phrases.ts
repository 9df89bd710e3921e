// Parts of regular expressions that match a few words of a brief, up to the end of their phrase.

export const phraseEnd = String.raw`(?=[.,;:!?()"“”]|\s[-–—]\s|$|\s(?:for|at|on|in|with|to|that|which|who|whose|and|from|starting|starts|next|this|every|before|after|by|is|are|so|because|when|has|have|went|goes|retires?|turns|gets|moves|closes|opens|without|wanted|needed|nobody|or|\d+(?:st|nd|rd|th)?)\b)`
export const anyWord = String.raw`[\p{L}\p{N}’'+&-]+`
export const fewWords = String.raw`(${anyWord}(?:\s+${anyWord}){0,4}?)`
