/** Small things that the product as a whole remembers, such as the timezone rules it planned by. */
export interface KeyValueStore {
  get(name: string): Promise<string | null>
  /** Keeps a value; false where it was this already. Of several who say the same at once only one gets true. */
  set(name: string, value: string): Promise<boolean>
}
