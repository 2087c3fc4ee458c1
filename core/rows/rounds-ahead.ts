import { fixturesOf } from '../draw/fixtures.ts'
import { hasFixtures } from '../draw/has-fixtures.ts'
import { systemAt } from '../snapshot/rounds.ts'
import { scheduleOf } from '../snapshot/schedule.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Start } from '../text/start.ts'

/** A round that isn’t drawn yet. */
export interface RoundAhead {
  round: number
  start: Start
  /** Positions of both sides in the whole tournament, where the table of a round robin decides; null: a free round. */
  sides?: [white: number, black: number] | null
}

/** Whether a round that isn’t drawn yet has fixtures, for which all competitors have to be known. */
export const hasFixturesAhead = (snapshot: Snapshot): boolean =>
  ahead(snapshot).some(({ round }) => hasFixtures(snapshot, round))

/** Rounds with a date that a competitor plays and that aren’t drawn yet. `whole` has all competitors. */
export function roundsAhead(snapshot: Snapshot, no: number, whole?: Snapshot): RoundAhead[] {
  if (!snapshot.active || plays(snapshot, no) === undefined) return []
  return ahead(snapshot).flatMap((one): RoundAhead[] => {
    // Who still plays in a later round of a knockout isn’t known.
    if (systemAt(snapshot.settings, snapshot.systems, one.round).system === 'knockout') return []
    if (!whole || !hasFixtures(whole, one.round)) return [one]
    const at = whole.players.no.indexOf(no)
    const fixture = fixturesOf(whole, one.round).find(({ white, black }) => white === at || black === at)
    return [{ ...one, sides: fixture && fixture.black !== null ? [fixture.white, fixture.black] : null }]
  })
}

function ahead(snapshot: Snapshot): { round: number; start: Start }[] {
  const { round: drawn } = snapshot.hidden ?? snapshot
  return scheduleOf(snapshot).flatMap(({ round, start }) => (round > drawn && start !== null ? [{ round, start }] : []))
}

/** The position of a competitor who hasn’t withdrawn. */
function plays({ players }: Snapshot, no: number): number | undefined {
  const at = players.no.indexOf(no)
  return at < 0 || players.withdrawn?.includes(at) ? undefined : at
}
