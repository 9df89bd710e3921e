// Decodes bytes to text: by byte order mark, then header, then the page's or feed's own declaration, then by
// the bytes themselves.

/** Decodes a page as its authors meant it, even if they declared UTF-8 and saved another encoding. */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const declared = known(declaredIn(bytes))
  const label = byteOrderMarkOf(bytes) ?? known(labelIn(contentType)) ?? declared
  if (label && label !== 'utf-8') return new TextDecoder(label).decode(bytes)
  const text = new TextDecoder('utf-8').decode(bytes)
  if (!looksMislabelled(text)) return text
  return new TextDecoder(declared && declared !== 'utf-8' ? declared : 'windows-1252').decode(bytes)
}

function byteOrderMarkOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  // In UTF-16 without a byte order mark, "<" takes two bytes.
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be'
  return null
}

const labelIn = (contentType: string) => /charset\s*=\s*["']?\s*([^\s"';,]+)/i.exec(contentType)?.[1]

function declaredIn(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4096))
  const declared =
    /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']\s*([^\s"'>?]+)/i.exec(start) ??
    /<meta[^>]+charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(start) ??
    /@charset\s+"([^"]+)"/i.exec(start)
  // If a declaration could be read byte by byte, the page isn't in UTF-16, even if it says so.
  return declared?.[1]?.toLowerCase().startsWith('utf-16') ? 'utf-8' : declared?.[1]
}

function known(label: string | undefined): string | null {
  if (!label) return null
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}

/**
 * A single invalid byte in a UTF-8 page is a mistake; more invalid bytes than valid characters mean that it
 * is not UTF-8.
 */
function looksMislabelled(text: string): boolean {
  const faults = text.split('\ufffd').length - 1
  if (faults === 0) return false
  const beyondAscii = text.match(/[^\u0000-\u007f\ufffd]/gu)?.length ?? 0
  return faults > beyondAscii
}
