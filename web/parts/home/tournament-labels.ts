import * as say from '#words/home.js'
import { joinAnd } from '#core/text/join-and.ts'
import type { Start } from '#core/text/start.ts'
import type { Phase } from '#core/tournament/phase.ts'
import { systemLabel } from '#core/tournament/system-label.ts'
import { joinFacts } from '#core/text/join-comma.ts'
import type { TournamentRow } from '../../api/answers.ts'

/** System and time control: `Team Swiss · 45+15`. */
export const kindLabel = (row: TournamentRow): string => joinFacts([systemLabel(row, row.systems), row.timeControl])

/** `Round 7 of 9`; `Round 23` without a fixed number of rounds; `9 rounds` before the first. */
export function roundLabel({ round, totalRounds }: TournamentRow): string {
  if (round === 0) return totalRounds === null ? '' : say.roundsCount({ count: totalRounds })
  return totalRounds === null ? say.round({ round }) : say.roundOfTotal({ round, totalRounds })
}

export const startLabel = (phase: Phase): string => (phase === 'upcoming' ? say.startsOn() : say.startedOn())

/** `Won by Ann Lee`; with several pools all winners: `Won by Ann Lee and Bob Kim`. */
export function winnerLabel({ podium }: TournamentRow): string | undefined {
  const winners = podium.filter(({ place }) => place === 1).map(({ name }) => name)
  return winners.length > 0 ? say.wonBy({ winners: joinAnd(winners) }) : undefined
}

/** The known or scheduled start, else the time of creation. */
export const startOf = (row: TournamentRow): Start => row.startedAt ?? row.createdAt

/** The path of the tournament page, with the vanity URL when there is one. */
export const tournamentHref = ({ id, vanityURL }: TournamentRow): string => `/t/${encodeURIComponent(vanityURL ?? id)}`
