/** What the request says about the reader of a page. The browser hydrates with the same values. */
export interface PageReader {
  /** Time of rendering, in ms. */
  at: number
  /** The site's origin as in the reader's request. */
  origin: string
  /** A phone, as far as the request's headers tell. */
  narrow: boolean
  /** From a cookie: the session itself is not checked. */
  hasSession: boolean
  /** From a cookie. */
  hasStars: boolean
  hidesResults: boolean
}

export interface ServedPage extends PageReader {
  /** Path of the sheet with the page's flags, if there are few. */
  flags?: string
  /** Names of the countries on the page, by FIDE code. */
  countries?: Record<string, string>
}

/** The HTML, and the values with which the browser hydrates it. */
export interface RenderedPage {
  html: string
  served: ServedPage
}

/** One rendering of a page: its address, its reader and the answers to its first queries. */
export interface PageVisit {
  language: string
  /** Without the language: `/t/rivers` of `/de/t/rivers`. */
  pathname: string
  search: string
  served: PageReader
  queries: readonly (readonly [key: readonly unknown[], answer: unknown])[]
}
