import type { TournamentRow } from '../../api/answers.ts'

const SYSTEMS = { swiss: 'Swiss', roundRobin: 'round robin', knockout: 'knockout' }

/** `Team Swiss · 45+15` */
export const systemLabel = ({ competitors, pairingSystem, timeControl }: TournamentRow): string =>
  [`${competitors === 'team' ? 'Team' : 'Individual'} ${SYSTEMS[pairingSystem]}`, timeControl]
    .filter(Boolean)
    .join(' · ')

/** `Round 7 of 9`; without an end `Round 23`; before the first `9 rounds`. */
export function roundLabel({ round, totalRounds }: TournamentRow): string {
  if (round === 0) return totalRounds === null ? '' : `${totalRounds} ${totalRounds === 1 ? 'round' : 'rounds'}`
  return totalRounds === null ? `Round ${round}` : `Round ${round} of ${totalRounds}`
}

/** When it started or starts, as far as that is known. */
export const startOf = (row: TournamentRow): number => row.startedAt ?? row.createdAt

/** Where its page is: by the vanity URL when it has one. */
export const tournamentHref = ({ id, vanityURL }: TournamentRow): string => `/t/${encodeURIComponent(vanityURL ?? id)}`
