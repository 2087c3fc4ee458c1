import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'

/** Gives the entries other numbers, before anybody is paired by them. */
export interface Renumber {
  type: 'renumber'
  /** Which number each entry had that gets another. */
  moves: { from: number; to: number }[]
  /** The mark of the list that was looked at, and of the one it becomes. */
  mark: string
  markAfter: string
}

const DRAWN = 'Round 1 has been drawn. Its numbers stay, unless that draw is discarded first.'
const CHANGED = 'The list of entries has changed meanwhile. Look at it again.'

export const renumber: ActDefinition<Renumber> = {
  level: 2,
  restsOnAll: true,
  isAtDesk: true,
  refusal: (snapshot, { moves, mark }) => {
    const { round, rounds, players, desk } = snapshot
    if (round > 0 || rounds.length > 0 || desk!.draws.length > 0) return DRAWN
    if (markOf(snapshot) !== mark) return CHANGED
    const [from, to] = [new Set(moves.map((move) => move.from)), new Set(moves.map((move) => move.to))]
    const isWhole = from.size === moves.length && to.size === moves.length && [...from].every((no) => to.has(no))
    return isWhole && moves.every((move) => players.no.includes(move.from)) ? undefined : CHANGED
  },
  apply: (snapshot, { moves }) => renumbered(snapshot, moves),
  inverse: (_snapshot, { moves, mark, markAfter }) => ({
    type: 'renumber',
    moves: moves.map(({ from, to }) => ({ from: to, to: from })),
    mark: markAfter,
    markAfter: mark,
  }),
  words: (_snapshot, { moves }) => `${moves.length} entries have other numbers`,
}

/** The act that gives entries these numbers. */
export const renumbering = (snapshot: Snapshot, moves: Renumber['moves']): Renumber => ({
  type: 'renumber',
  moves,
  mark: markOf(snapshot),
  markAfter: markOf(renumbered(snapshot, moves)),
})

/** Who has which number, in eight digits: numbers that were given once are not given again by a second press. */
function markOf({ players: { no, firstName, lastName, rating, title, owner } }: Snapshot): string {
  let mark = 0x811c9dc5
  for (const letter of JSON.stringify([no, firstName, lastName, rating, title, owner]))
    mark = Math.imul(mark ^ letter.codePointAt(0)!, 0x01000193)
  return (mark >>> 0).toString(16).padStart(8, '0')
}

/** The snapshot with other numbers for the same people, wherever it names them. */
function renumbered(snapshot: Snapshot, moves: Renumber['moves']): Snapshot {
  const next = new Map(moves.map(({ from, to }) => [from, to]))
  const numberOf = (no: number): number => next.get(no) ?? no
  const withPlayer = <Row extends { player: number }>(row: Row): Row => ({ ...row, player: numberOf(row.player) })
  const { players, matches, bonuses, forbidden, fixedColours, desk, ...rows } = recordsOf(snapshot)
  return snapshotFromRecords({
    ...rows,
    players: players.map((row) => ({ ...row, no: numberOf(row.no) })),
    matches: matches.map((row) => ({
      ...row,
      white: numberOf(row.white),
      black: row.black === null ? null : numberOf(row.black),
    })),
    bonuses: bonuses.map(withPlayer),
    forbidden: forbidden.map(withPlayer),
    fixedColours: fixedColours.map(withPlayer),
    ...(desk && {
      desk: {
        ...desk,
        byeRequests: desk.byeRequests.map(withPlayer),
        checkIns: desk.checkIns.map(withPlayer),
      },
    }),
  })
}
