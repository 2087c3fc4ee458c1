import { fideRating, listedText, parseListed, SPEEDS, type ListRatings } from '../ratings/listed-text.ts'
import { seedRating, speedOf } from '../ratings/seed-rating.ts'
import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { SEED_METHODS, type SeedMethod } from '../tournament/seed-method.ts'
import { DEFAULTS, type Settings } from '../tournament/tournament.ts'
import { textOf } from './text-of.ts'
import { recordsOf, type RecordOf, type Trf, type TrfRecord } from './trf.ts'

// TRF26 has FIDE's rating in a player's line (001), the national one in a line of its own that begins with the code of
// the federation, and in record 172 the federation and by which of them the field is ordered.

/** What lists say, by start number. */
const listedOf = (details: StoredEntryDetails[]): Map<number, ListRatings> =>
  new Map(
    details.flatMap(({ no, listed }) => {
      const ratings = parseListed(listed)
      return ratings ? [[no, ratings] as const] : []
    }),
  )

/** The players' lines with FIDE's ratings, and behind them the lines of national ratings. */
export function withListedRatings(
  players: RecordOf<'player'>[],
  { settings }: Snapshot,
  details: StoredEntryDetails[] = [],
): TrfRecord[] {
  const listed = listedOf(details)
  const { federation } = settings
  return [
    ...players.map((player) => {
      const ratings = listed.get(player.no)
      return ratings ? { ...player, rating: fideRating(ratings, speedOf(settings)) } : player
    }),
    ...players.flatMap((player): TrfRecord[] => {
      const national = listed.get(player.no)?.national
      // The class, the region and the number in the national list have the places of title, federation and FIDE ID.
      const own = { title: '', federation: '', fideId: national?.number ?? '', rounds: [] }
      return national && federation
        ? [{ ...player, ...own, kind: 'national', code: federation, rating: national.rating }]
        : []
    }),
  ]
}

/** Record 172, if ratings were taken from lists. `OTHER`: some rating isn't what the lists say, for example typed. */
export function seedMethodRecords({ players, settings }: Snapshot, details: StoredEntryDetails[] = []): TrfRecord[] {
  const listed = listedOf(details)
  const { federation, seedMethod } = settings
  if (listed.size === 0 || !federation) return []
  const isByMethod = players.no.every((no, at) => {
    const ratings = listed.get(no)
    return players.rating[at] === (ratings ? seedRating(ratings, settings) : 0)
  })
  return [{ kind: 'words', code: '172', text: `${federation} ${isByMethod ? seedMethod : 'OTHER'}` }]
}

/** The federation and the method of record 172, `NED FIDON`. A single word is the method. */
function seedingIn(trf: Trf): { federation: string | undefined; method: string | undefined } {
  const [method, federation] = textOf(trf, '172').split(/ +/).toReversed()
  return { federation, method }
}

/** The method of record 172; the usual one without it or for `OTHER`. */
export const seedMethodOf = (trf: Trf): SeedMethod =>
  SEED_METHODS.find((method) => method === seedingIn(trf).method) ?? DEFAULTS.seedMethod

/**
 * The rating by which each player is ordered, and what the lists said, by start number. Empty for a file without national
 * lines of the federation that record 172 names, whose players have one rating each.
 */
export function ratingsFromLists(
  trf: Trf,
  players: { no: number; rating: number }[],
  settings: Settings,
): Map<number, { rating: number; listed: string }> {
  const { federation } = seedingIn(trf)
  const lines = federation === undefined ? [] : recordsOf(trf, 'national', federation)
  if (lines.length === 0) return new Map()
  const national = new Map(lines.map(({ record }) => [record.no, record]))
  const speed = speedOf(settings)
  return new Map(
    players.map(({ no, rating }) => {
      const own = national.get(no)
      const listed: ListRatings = {
        on: '',
        ratings: SPEEDS.map((one) => (one === speed ? rating : 0)),
        k: [],
        ...(own && { national: { list: own.code.toLowerCase(), rating: own.rating, number: own.fideId } }),
      }
      return [no, { rating: seedRating(listed, settings), listed: listedText(listed) }]
    }),
  )
}
