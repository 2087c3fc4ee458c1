import { drawOf } from '../snapshot/desk-rows.ts'
import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'

/** Gives the entries other numbers, before round 4 of a Swiss is drawn; elsewhere before anybody is paired by them. */
export interface Renumber {
  type: 'renumber'
  /** Which number each entry had that gets another. */
  moves: { from: number; to: number }[]
  /** The mark of the list that was looked at, and of the one it becomes. */
  mark: string
  markAfter: string
}

/** The first round whose draw fixes the numbers (C.04.2). */
const FIXED_BY = 4
const FIXED = 'Round 4 has been drawn. By the handbook numbers can’t change from then on.'
const OF_TABLE = 'Round 1 has been drawn. Here the numbers say who meets whom, so they stay.'
const CHANGED = 'The list of entries has changed meanwhile. Look at it again.'

export const renumber: ActDefinition<Renumber> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { moves, mark }) => {
    const { players } = snapshot
    const refusal = numbersRefusal(snapshot)
    if (refusal !== undefined) return refusal
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

/** Why no entry can get another number any more, in a sentence; undefined where they can. */
export function numbersRefusal(snapshot: Snapshot): string | undefined {
  const { round, rounds, settings, systems } = snapshot
  const begun = Math.max(round, rounds.length)
  const hasDraft = drawOf(snapshot, begun + 1) !== undefined
  if (begun >= FIXED_BY || (hasDraft && begun + 1 >= FIXED_BY)) return FIXED
  if (begun > 0 && systemAt(settings, systems, begun + 1).system !== 'swiss') return OF_TABLE
  return hasDraft
    ? `Round ${begun + 1} has been drawn. Its numbers stay, unless that draw is discarded first.`
    : undefined
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
  const withPair = <Pair extends { white: number; black: number | null }>(pair: Pair): Pair => ({
    ...pair,
    white: numberOf(pair.white),
    black: pair.black === null ? null : numberOf(pair.black),
  })
  const { players, matches, bonuses, forbidden, fixedColours, desk, ...rows } = recordsOf(snapshot)
  return snapshotFromRecords({
    ...rows,
    players: players.map((row) => ({ ...row, no: numberOf(row.no) })),
    matches: matches.map(withPair),
    bonuses: bonuses.map(withPlayer),
    forbidden: forbidden.map(withPlayer),
    fixedColours: fixedColours.map(withPlayer),
    ...(desk && {
      desk: {
        ...desk,
        byeRequests: desk.byeRequests.map(withPlayer),
        checkIns: desk.checkIns.map(withPlayer),
        draws: desk.draws.map((draw) => ({
          ...draw,
          proposed: draw.proposed.map(withPair),
          pairs: draw.pairs.map(withPair),
        })),
        ...(desk.lineUps && { lineUps: desk.lineUps.map((row) => ({ ...row, team: numberOf(row.team) })) }),
      },
    }),
  })
}
