/** Offers a text as a file download. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start the download only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** A name made safe for a file name: lower-case letters of any script and digits, joined by hyphens. */
export const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-') || 'account'
