import type { ListMapping } from './national-file.ts'

/** A rating list that the site has. */
export interface RatingList {
  /** `fide`, or the short name that the operator gave. */
  id: string
  /** As readers see it: `FIDE`, `KNSB`. */
  name: string
  /** Of a national list. */
  federation: string | null
  /** The day for which the list was made, `2026-11-01`. */
  on: string
  /** The folder of its files. */
  version: string
  players: number
  parts: number
  /** Of a national list: its columns, so that they are given once. */
  columns?: ListMapping
}

export interface ListCatalogue {
  lists: RatingList[]
}

export const FIDE_LIST = 'fide'
export const CATALOGUE_KEY = 'catalogue.json'
export const indexKey = ({ id, version }: Pick<RatingList, 'id' | 'version'>): string =>
  `${id}/${version}/index.json.gz`
export const partKey = ({ id, version }: Pick<RatingList, 'id' | 'version'>, part: number): string =>
  `${id}/${version}/${String(part).padStart(3, '0')}`

/** The list with its place in the catalogue: the one of its id is replaced. */
export const withList = ({ lists }: ListCatalogue, list: RatingList): ListCatalogue => ({
  lists: [...lists.filter(({ id }) => id !== list.id), list].toSorted((one, other) =>
    one.id === FIDE_LIST ? -1 : other.id === FIDE_LIST ? 1 : one.id < other.id ? -1 : 1,
  ),
})
