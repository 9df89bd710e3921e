/** Small values the product stores for itself, such as the version of the timezone rules it planned with. */
export interface KeyValueStore {
  get(name: string): Promise<string | null>
  /**
   * Stores a value. False if it had this value already. Of several calls with the same value at once, only one gets
   * true.
   */
  set(name: string, value: string): Promise<boolean>
}
