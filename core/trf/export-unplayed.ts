import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { pointsAt } from '../snapshot/outcome-points.ts'
import type { TrfRecord } from './trf.ts'
import { plainPoints } from '../text/score.ts'

/** Records of requested byes (240), pairing-allocated byes (320) and forfeited matches (330). */
export const unplayedRecords = (snapshot: Snapshot): TrfRecord[] => [
  ...snapshot.rounds.flatMap((columns, at) => byeRecords(snapshot, columns, at + 1)),
  ...allocatedByes(snapshot),
  ...snapshot.rounds.flatMap((columns, at) => forfeitRecords(snapshot, columns, at + 1)),
]

const withBye = ({ players }: Snapshot, { white, black, outcomes }: RoundColumns, letter: string): number[] =>
  white.flatMap((team, at) => (black[at]! < 0 && outcomes[2 * at] === letter ? [players.no[team]!] : []))

const byeRecords = (snapshot: Snapshot, columns: RoundColumns, round: number): TrfRecord[] =>
  ['F', 'H', 'Z'].flatMap((type): TrfRecord[] => {
    const ids = withBye(snapshot, columns, type)
    return ids.length > 0 ? [{ kind: 'byes', code: '240', type, round, ids }] : []
  })

/** A 320 record holds one team per round, so there is one record for each bye of the round with the most byes. */
function allocatedByes(snapshot: Snapshot): TrfRecord[] {
  const byes = snapshot.rounds.map((columns) => withBye(snapshot, columns, 'U'))
  const gamePoints = plainPoints(firstAllocated(snapshot))
  return Array.from({ length: Math.max(0, ...byes.map(({ length }) => length)) }, (_, at) => ({
    kind: 'teamByes',
    code: '320',
    matchPoints: snapshot.settings.byeReward,
    gamePoints,
    teams: byes.map((teams) => teams[at] ?? 0),
  }))
}

function firstAllocated({ rounds, settings }: Snapshot): number {
  for (const round of rounds) {
    const at = round.white.findIndex((_, pairing) => round.black[pairing]! < 0 && round.outcomes[2 * pairing] === 'U')
    if (at >= 0) return pointsAt(round, at, settings)?.[0] ?? settings.gamePointTotal
  }
  return 0
}

const forfeitRecords = ({ players }: Snapshot, { white, black, outcomes }: RoundColumns, round: number): TrfRecord[] =>
  white.flatMap((team, at): TrfRecord[] => {
    const type = outcomes.slice(2 * at, 2 * at + 2)
    if (black[at]! < 0 || !/^[+-]{2}$/.test(type)) return []
    return [{ kind: 'forfeit', code: '330', type, round, white: players.no[team]!, black: players.no[black[at]!]! }]
  })
