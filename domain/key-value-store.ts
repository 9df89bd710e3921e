/**
 * Stores single values that belong to no account, such as the version of the time zone rules that deliveries
 * were planned with.
 */
export interface KeyValueStore {
  get(name: string): Promise<string | null>
  /**
   * Stores a value and returns true; returns false if the name already had this value. If several calls store
   * the same value at once, only one of them gets true.
   */
  set(name: string, value: string): Promise<boolean>
}
