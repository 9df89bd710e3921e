// What is asked of the outside to read a website, and what it hands back.

export interface FetchedPage {
  /** Where the page was found after every redirect. */
  url: string
  title?: string
  html: string
}

export interface FetchedSite {
  /** The home page first, then the others in the order they were read. */
  pages: FetchedPage[]
  stylesheets: { url: string; css: string }[]
  /** Pages that could not be read, each with its reason, for people. */
  refused: string[]
}

export interface Websites {
  /**
   * Fetches the pages of a website that are likely to tell most of the brand. Throws a Problem where not even the home page
   * can be had. `told` hears each step and the share of the work done, from 0 to 1.
   */
  fetchSite(address: string, report: (step: string, share: number) => void): Promise<FetchedSite>
}
