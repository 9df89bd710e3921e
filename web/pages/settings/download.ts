/** Hands a text over as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin the download only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** A name as it stands in a file's name: small letters of any script and figures, with hyphens between. */
export const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-') || 'account'
