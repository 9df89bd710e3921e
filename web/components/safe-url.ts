/** An address safe to use in a link or picture, or null. Text from websites, documents and models is never trusted. */
export function safeUrl(address: string | null | undefined): string | null {
  if (!address) return null
  const url = URL.parse(address.trim())
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
