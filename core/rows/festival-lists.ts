import type { FestivalFacts } from '../festival/facts.ts'
import { foldName } from '../text/fold.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { FestivalEntry, FestivalPairings, FestivalSeat } from './festival-rows.ts'
import { hallOf, type ShownSection } from './festival-section.ts'

/** In lists by names the family name is first. */
function listedName({ players, settings }: Snapshot, at: number): string {
  const [first, last] = [players.firstName[at]!, players.lastName[at]!]
  return settings.competitors === 'individual' && last !== '' ? `${last}, ${first}`.replace(/, $/, '') : first
}

const byName = (one: { name: string }, other: { name: string }): number => {
  const [a, b] = [foldName(one.name), foldName(other.name)]
  return a < b ? -1 : a > b ? 1 : 0
}

/** The players of all sections in one alphabet. */
export function festivalEntries(shown: readonly ShownSection[]): FestivalEntry[] {
  return shown
    .flatMap(({ section, snapshot }) => {
      const { players } = snapshot
      const gone = new Set(players.withdrawn)
      return players.no.flatMap((no, at): FestivalEntry[] =>
        gone.has(at)
          ? []
          : [
              {
                section: section.tournament,
                no,
                name: listedName(snapshot, at),
                title: players.title?.[at] ?? '',
                rating: snapshot.settings.showRatings ? players.rating[at]! : 0,
                nationality: players.nationality[at]!,
              },
            ],
      )
    })
    .toSorted(byName)
}

/** Who sits where in the current rounds of all sections, in one alphabet. */
export function festivalPairings(festival: FestivalFacts, shown: readonly ShownSection[]): FestivalPairings {
  const { numbers } = hallOf(festival, shown)
  const drawn = shown.flatMap((one, at) =>
    one.snapshot.active && one.snapshot.round > 0 ? [{ ...one, first: numbers[at]!.first }] : [],
  )
  return {
    rounds: drawn.map(({ section, snapshot }) => ({
      section: section.tournament,
      word: section.word,
      round: snapshot.round,
      start: snapshot.dates[snapshot.round - 1] ?? null,
    })),
    seats: drawn.flatMap(({ section, snapshot, first }) => seatsOf(section, snapshot, first)).toSorted(byName),
  }
}

function seatsOf(
  { tournament, word }: { tournament: string; word: string },
  snapshot: Snapshot,
  first: number,
): FestivalSeat[] {
  const { white, black, no } = snapshot.rounds[snapshot.round - 1]!
  return white.flatMap((home, at): FestivalSeat[] => {
    const away = black[at]!
    const board = away < 0 ? null : first - 1 + (no?.[at] ?? at + 1)
    const seat = (own: number, other: number, colour: 'w' | 'b'): FestivalSeat => ({
      name: listedName(snapshot, own),
      section: tournament,
      word,
      no: snapshot.players.no[own]!,
      board,
      colour: other < 0 ? null : colour,
      opponent: other < 0 ? null : competitorName(snapshot, other),
    })
    return away < 0 ? [seat(home, away, 'w')] : [seat(home, away, 'w'), seat(away, home, 'b')]
  })
}
