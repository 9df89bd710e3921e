declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff' | 'woff2' | 'sfnt'
    keepFeatures?: string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
    noHinting?: boolean
    dropTables?: string[]
  }
  /** Reduces a font to the characters of the text. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>
}
