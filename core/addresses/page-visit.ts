/** What the edge knows of who reads a page that it renders; the browser takes the page over by the same. */
export interface PageReader {
  /** When it was rendered. */
  at: number
  /** The site's origin, as the reader addressed it. */
  origin: string
  /** Whether it is read on a phone, as far as a request says. */
  narrow: boolean
  /** Whether the browser says that somebody is signed in. */
  hasSession: boolean
  /** Whether the browser says that it has stars. */
  hasStars: boolean
  /** Whether the reader hides results. */
  hidesResults: boolean
}

/** The same once the page is rendered. */
export interface ServedPage extends PageReader {
  /** The file of the flags that it shows, where they are few. */
  flags?: string
  /** What the countries of its flags and of its event's are called, by FIDE's letters. */
  countries?: Record<string, string>
}

/** A page as HTML, and what the browser takes it over by. */
export interface RenderedPage {
  html: string
  served: ServedPage
}

/** A visit of a page that the edge renders: its address, what is known of its reader, and the answers to its first queries. */
export interface PageVisit {
  pathname: string
  search: string
  served: PageReader
  queries: readonly (readonly [key: readonly unknown[], answer: unknown])[]
}
