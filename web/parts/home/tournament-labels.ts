import { joinAnd } from '#core/text/join-and.ts'
import type { Phase } from '#core/tournament/phase.ts'
import { systemLabel } from '#core/tournament/system-label.ts'
import type { TournamentRow } from '../../api/answers.ts'

/** `Team Swiss · 45+15` */
export const kindLabel = (row: TournamentRow): string =>
  [systemLabel(row, row.systems), row.timeControl].filter(Boolean).join(' · ')

/** `Round 7 of 9`; without an end `Round 23`; before the first `9 rounds`. */
export function roundLabel({ round, totalRounds }: TournamentRow): string {
  if (round === 0) return totalRounds === null ? '' : `${totalRounds} ${totalRounds === 1 ? 'round' : 'rounds'}`
  return totalRounds === null ? `Round ${round}` : `Round ${round} of ${totalRounds}`
}

/** What stands before the day on which it began or will. */
export const startLabel = (phase: Phase): string => (phase === 'upcoming' ? 'Starts' : 'Started')

/** `Won by Ann Lee`; of several pools all who won: `Won by Ann Lee and Bob Kim`. */
export function winnerLabel({ podium }: TournamentRow): string | undefined {
  const winners = podium.filter(({ place }) => place === 1).map(({ name }) => name)
  return winners.length > 0 ? `Won by ${joinAnd(winners)}` : undefined
}

/** When it started or starts, as far as that is known. */
export const startOf = (row: TournamentRow): number => row.startedAt ?? row.createdAt

/** Where its page is: by the vanity URL when it has one. */
export const tournamentHref = ({ id, vanityURL }: TournamentRow): string => `/t/${encodeURIComponent(vanityURL ?? id)}`
