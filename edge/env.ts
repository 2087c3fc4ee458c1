/** Bindings of edge/wrangler.toml. */
export interface EdgeBindings {
  /** The site’s Worker, which runs beside the database. */
  ORIGIN: Pick<Fetcher, 'fetch'>
  /** What keeps answers here: Workers Cache, or the Cache API where there is none. */
  CACHE: 'platform' | 'embedded'
}
