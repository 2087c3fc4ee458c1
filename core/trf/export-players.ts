import type { Outcome } from '../match/outcome.ts'
import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { standings } from '../standings/table.ts'
import type { TrfCell } from './cells.ts'
import type { RecordOf } from './trf.ts'
import { plainPoints } from '../text/score.ts'

/** A line for each player of an individual event, with points and rank after the last drawn round. */
export function playerRecords(snapshot: Snapshot, details: StoredEntryDetails[] = []): RecordOf<'player'>[] {
  const { players, round } = snapshot
  const rows = new Map(standings(snapshot, round).rows.map((row) => [row.player, row]))
  const detailsOf = new Map(details.map((known) => [known.no, known]))
  const rounds = snapshot.rounds.map((_, at) => cellsOf(snapshot, at))
  return players.no.map((no, at) => ({
    kind: 'player',
    code: '001',
    no,
    sex: detailsOf.get(no)?.sex ?? '',
    title: players.title?.[at] ?? '',
    name: [players.lastName[at], players.firstName[at]].filter(Boolean).join(', '),
    rating: players.rating[at]!,
    federation: players.nationality[at]!,
    fideId: detailsOf.get(no)?.fideId ?? '',
    birth: detailsOf.get(no)?.birth ?? '',
    points: plainPoints(rows.get(at)!.score),
    rank: rows.get(at)!.rank,
    rounds: rounds.map((cells) => cells.get(at) ?? ABSENT),
  }))
}

const ABSENT: TrfCell = { opponent: 0, colour: '-', result: 'Z' }

function cellsOf({ players: { no }, rounds }: Snapshot, round: number): Map<number, TrfCell> {
  const { white, black, outcomes } = rounds[round]!
  const cells = new Map<number, TrfCell>()
  for (const [at, player] of white.entries()) {
    const [own, theirs] = [outcomes[2 * at] as Outcome, outcomes[2 * at + 1] as Outcome]
    const other = black[at]!
    if (other < 0) cells.set(player, { opponent: 0, colour: '-', result: own })
    else {
      cells.set(player, { opponent: no[other]!, colour: 'w', result: own })
      cells.set(other, { opponent: no[player]!, colour: 'b', result: theirs })
    }
  }
  return cells
}
