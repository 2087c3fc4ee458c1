import { NO_OUTCOME } from '../match/outcome.ts'
import type { RoundColumns } from './snapshot.ts'
import type { MatchRecord } from './records.ts'

/** `pairings` are in board order; `position` returns the position of a player's number. */
export function roundColumns(pairings: MatchRecord[], position: (no: number) => number): RoundColumns {
  const facts = pairings.flatMap(({ facts }, at) =>
    facts && Object.keys(facts).length > 0 ? [[at, facts] as const] : [],
  )
  const minis = pairings.flatMap(({ minis }, at) => (minis?.length ? [[at, minis] as const] : []))
  const hasMatchPoints = pairings.some(({ whiteMp, blackMp }) => whiteMp != null || blackMp != null)
  const hasPoints = pairings.some(({ whitePoints, blackPoints }) => whitePoints !== null || blackPoints !== null)
  return {
    ...(pairings.some(({ no }, at) => no !== at + 1) && { no: pairings.map(({ no }) => no) }),
    white: pairings.map(({ white }) => position(white)),
    black: pairings.map(({ black }) => (black === null ? -1 : position(black))),
    outcomes: pairings.map(({ outcome }) => outcome.padEnd(NO_OUTCOME.length)).join(''),
    ...(hasPoints && { points: pairings.flatMap(({ whitePoints, blackPoints }) => [whitePoints, blackPoints]) }),
    ...(pairings.some(({ games }) => games) && { games: pairings.map(({ games }) => games ?? '') }),
    ...(pairings.some(({ pool }) => pool > 0) && { pool: pairings.map(({ pool }) => pool) }),
    ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
    ...(minis.length > 0 && { minis: Object.fromEntries(minis) }),
    ...(hasMatchPoints && { mp: pairings.flatMap(({ whiteMp, blackMp }) => [whiteMp ?? null, blackMp ?? null]) }),
  }
}

/** `numbers` are the players' numbers by position. `hasMinis`: some pairing of the event consists of several matches. */
export const matchRecords = (
  round: RoundColumns,
  number: number,
  numbers: number[],
  hasMinis = round.minis !== undefined || round.mp !== undefined,
): MatchRecord[] =>
  round.white.map((white, at) => ({
    round: number,
    no: round.no?.[at] ?? at + 1,
    board: at + 1,
    pool: round.pool?.[at] ?? 0,
    white: numbers[white]!,
    black: round.black[at]! < 0 ? null : numbers[round.black[at]!]!,
    outcome: round.outcomes.slice(2 * at, 2 * at + 2),
    whitePoints: round.points?.[2 * at] ?? null,
    blackPoints: round.points?.[2 * at + 1] ?? null,
    games: round.games?.[at] || null,
    facts: round.facts?.[at] ?? null,
    ...(hasMinis && {
      minis: round.minis?.[at] ?? null,
      whiteMp: round.mp?.[2 * at] ?? null,
      blackMp: round.mp?.[2 * at + 1] ?? null,
    }),
  }))
