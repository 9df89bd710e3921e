/** An address that may stand in a link or a picture, or null. Texts from websites, documents and models are never trusted. */
export function safeUrl(address: string | null | undefined): string | null {
  if (!address) return null
  const url = URL.parse(address.trim())
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
