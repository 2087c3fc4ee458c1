import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { drawOf } from '../snapshot/desk-rows.ts'
import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import { renumberedTalk } from '../snapshot/fixture-talk.ts'
import { systemAt } from '../snapshot/rounds.ts'
import { renumberedPrizes } from '../prizes/renumbered-prizes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { isDrawnByStanding } from '../tournament/fixed-pairings.ts'

/**
 * Allowed until round 4 of a Swiss is drawn; in other systems until round 1, because there pairings follow from the
 * numbers.
 */
export interface Renumber {
  type: 'renumber'
  /** Only entries whose number changes. */
  moves: { from: number; to: number }[]
  /** Marks of the list before and after (see `markOf`), to detect changes made meanwhile. */
  mark: string
  markAfter: string
}

/** Once round 4 is drawn, numbers are final (FIDE C.04.2). */
const FIXED_BY = 4

export const renumber: ActDefinition<Renumber> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { moves, mark }) => {
    const { players } = snapshot
    const refusal = numbersRefusal(snapshot)
    if (refusal !== undefined) return refusal
    if (markOf(snapshot) !== mark) return sayRefusal.entriesChanged()
    const [from, to] = [new Set(moves.map((move) => move.from)), new Set(moves.map((move) => move.to))]
    const isWhole = from.size === moves.length && to.size === moves.length && [...from].every((no) => to.has(no))
    return isWhole && moves.every((move) => players.no.includes(move.from)) ? undefined : sayRefusal.entriesChanged()
  },
  apply: (snapshot, { moves }) => renumbered(snapshot, moves),
  inverse: (_snapshot, { moves, mark, markAfter }) => ({
    type: 'renumber',
    moves: moves.map(({ from, to }) => ({ from: to, to: from })),
    mark: markAfter,
    markAfter: mark,
  }),
  words: (_snapshot, { moves }) => say.renumbered({ count: moves.length }),
}

/** Why numbers can't change any more, in a sentence; undefined when they can. */
export function numbersRefusal(snapshot: Snapshot): string | undefined {
  const { round, rounds, settings, systems } = snapshot
  const begun = Math.max(round, rounds.length)
  const hasDraft = drawOf(snapshot, begun + 1) !== undefined
  if (begun >= FIXED_BY || (hasDraft && begun + 1 >= FIXED_BY)) return sayRefusal.numbersAreFixed()
  if (begun > 0 && !isDrawnByStanding(systemAt(settings, systems, begun + 1).system))
    return sayRefusal.numbersDecidePairings()
  return hasDraft ? sayRefusal.numbersWaitForDraw({ round: begun + 1 }) : undefined
}

export const renumbering = (snapshot: Snapshot, moves: Renumber['moves']): Renumber => ({
  type: 'renumber',
  moves,
  mark: markOf(snapshot),
  markAfter: markOf(renumbered(snapshot, moves)),
})

/**
 * FNV-1a hash of the list, in eight hex digits. It makes a repeated request be refused instead of renumbering twice.
 */
function markOf({ players: { no, firstName, lastName, rating, title, owner } }: Snapshot): string {
  let mark = 0x811c9dc5
  for (const letter of JSON.stringify([no, firstName, lastName, rating, title, owner]))
    mark = Math.imul(mark ^ letter.codePointAt(0)!, 0x01000193)
  return (mark >>> 0).toString(16).padStart(8, '0')
}

/** Replaces numbers in entries and in everything that refers to them. */
function renumbered(snapshot: Snapshot, moves: Renumber['moves']): Snapshot {
  const next = new Map(moves.map(({ from, to }) => [from, to]))
  const numberOf = (no: number): number => next.get(no) ?? no
  const withPlayer = <Row extends { player: number }>(row: Row): Row => ({ ...row, player: numberOf(row.player) })
  const withPair = <Pair extends { white: number; black: number | null }>(pair: Pair): Pair => ({
    ...pair,
    white: numberOf(pair.white),
    black: pair.black === null ? null : numberOf(pair.black),
  })
  const { tournament, players, matches, bonuses, forbidden, fixedColours, desk, ...rows } = recordsOf(snapshot)
  const { prizePlan } = tournament
  return snapshotFromRecords({
    ...rows,
    tournament: { ...tournament, ...(prizePlan && { prizePlan: renumberedPrizes(prizePlan, numberOf) }) },
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
        ...(desk.takenBack && {
          takenBack: desk.takenBack.map((row) => ({ ...row, matches: row.matches.map(withPair) })),
        }),
        ...(desk.talks && { talks: desk.talks.map((talk) => renumberedTalk(talk, numberOf)) }),
        ...(desk.lineUps && { lineUps: desk.lineUps.map((row) => ({ ...row, team: numberOf(row.team) })) }),
      },
    }),
  })
}
