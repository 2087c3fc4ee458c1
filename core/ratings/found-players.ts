import { federation } from '../people/federations.ts'
import type { Settings } from '../tournament/tournament.ts'
import type { RatingList } from './catalogue.ts'
import { namesOf, type ListPlayer } from './listed-player.ts'
import { listedText, type ListRatings } from './listed-text.ts'
import { spelledAsTyped } from './search-key.ts'
import { seedRating } from './seed-rating.ts'

export interface ListHit {
  /** The list in which the player was found. */
  list: string
  /** The number there. */
  number: string
  fideId: string | null
  firstName: string
  lastName: string
  title: string
  federation: string
  sex: 'm' | 'w' | null
  born: number | null
  club: string | null
  isInactive: boolean
  /** Standard, rapid and blitz of FIDE, and the national rating; 0: none. */
  ratings: number[]
  national: number
  /** The rating by which the event seeds them. */
  rating: number
  listed: string
}

/** Lists may have codes that are none of a federation, such as NON. */
export const knownFederation = (code: string): string => (federation(code) === code ? code : '')

interface InLists<Value> {
  fide: Value
  national: Value
}

type KnownLists = Partial<InLists<RatingList>>

/** What both lists say of one player. */
export const listedIn = (
  fide: ListPlayer | undefined,
  national: ListPlayer | undefined,
  lists: KnownLists,
): ListRatings => ({
  on: fide ? (lists.fide?.on ?? '') : '',
  ratings: fide?.ratings ?? [],
  k: fide?.k ?? [],
  ...(national &&
    lists.national && {
      national: { list: lists.national.id, rating: national.ratings[0] ?? 0, number: national.id },
    }),
})

/**
 * The players found in both lists, each once: FIDE's with the national rating, then those whom only the national list
 * has. Names get the marks with which they were typed.
 */
export function foundPlayers(
  { fide, national }: InLists<readonly ListPlayer[]>,
  lists: KnownLists,
  typed: string,
  settings: Pick<Settings, 'timeControl' | 'seedMethod'>,
): ListHit[] {
  const byFideId = new Map(national.flatMap((player) => (player.fideId ? [[player.fideId, player] as const] : [])))
  const ids = new Set(fide.map(({ id }) => id))
  const found = (list: string, player: ListPlayer, listed: ListRatings, own: ListPlayer | undefined): ListHit => ({
    list,
    number: player.id,
    fideId: (list === 'fide' ? player.id : player.fideId) || null,
    ...namesOf(spelledAsTyped(own?.name ?? player.name, typed)),
    title: player.title,
    federation: knownFederation(player.federation),
    sex: player.sex,
    born: player.born,
    club: own?.club || player.club || null,
    isInactive: player.isInactive,
    ratings: listed.ratings,
    national: listed.national?.rating ?? 0,
    rating: seedRating(listed, settings),
    listed: listedText(listed),
  })
  return [
    ...fide.map((player) => {
      const own = byFideId.get(player.id)
      return found('fide', player, listedIn(player, own, lists), own)
    }),
    ...national
      .filter(({ fideId }) => !ids.has(fideId))
      .map((player) => found(lists.national!.id, player, listedIn(undefined, player, lists), player)),
  ]
}
