// Defines what reading a website needs from outside, and what it gets back.

export interface FetchedPage {
  /** The page's address after all redirects. */
  url: string
  title?: string
  html: string
}

export interface FetchedSite {
  /** The home page first, then the others in the order in which they were read. */
  pages: FetchedPage[]
  stylesheets: { url: string; css: string }[]
  /** Pages that could not be read, each with its reason, for people. */
  refused: string[]
}

export interface Websites {
  /**
   * Fetches the pages of a website that are likely to say most about the brand. Throws a Problem if not even
   * the home page can be fetched. `report` is called with each step and the share of work done, from 0 to 1.
   */
  fetchSite(address: string, report: (step: string, share: number) => void): Promise<FetchedSite>
}
