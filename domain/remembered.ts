/** Small things that the product as a whole remembers, such as the timezone rules it planned by. */
export interface Remembered {
  of(name: string): Promise<string | null>
  /** Keeps a value; false where it was this already. Of several who say the same at once only one gets true. */
  keep(name: string, value: string): Promise<boolean>
}
