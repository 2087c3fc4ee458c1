import * as say from '#words/whatIf.js'
import { endedWith } from '#core/forecast/assumed-result.ts'
import { evenChances, finalChances, gameChances } from '#core/forecast/chances.ts'
import { NO_LEADS, type RunningLeads } from '#core/match/running-leads.ts'
import { distinctName, shortName } from '#core/snapshot/namesakes.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints, type HalfPoints } from '#core/text/score.ts'
import { placeLabel, placeText } from '#core/tournament/place-label.ts'
import { isolated } from '#core/text/isolated.ts'

export interface BoardToTry {
  round: number
  no: number
  board: number
  /** `Board 4`, in team events `Table 4`. */
  place: string
  /** The same within a sentence: `board 4`. */
  placeText: string
  /** White's side first. */
  sides: [TriedSide, TriedSide]
  /** Actual game points of the first side; undefined while the board is open. */
  ended: HalfPoints | undefined
  choices: ChoiceOfResult[]
  /** All possible scores of a match; empty for a single game, whose choices cover them. */
  scores: { value: string; label: string }[]
}

interface TriedSide {
  name: string
  short: string
}

interface ChoiceOfResult {
  /** Game points of the first side. */
  first: HalfPoints
  label: string
  heard: string
  /** Probability from 0 to 1, by ratings and clocks; undefined when a side has no rating. */
  chance: number | undefined
}

export function boardsToTry(snapshot: Snapshot, round: number, running: RunningLeads = NO_LEADS): BoardToTry[] {
  const columns = snapshot.rounds[round - 1]
  if (!columns) return []
  const { settings, players } = snapshot
  const isKnockout = systemAt(settings, snapshot.systems, round).system === 'knockout'
  const side = (position: number): TriedSide => ({
    name: distinctName(snapshot, position),
    short: shortName(snapshot, position),
  })
  return columns.white.flatMap((white, at) => {
    const black = columns.black[at]!
    if (black < 0) return []
    const no = columns.no?.[at] ?? at + 1
    const sides: BoardToTry['sides'] = [side(white), side(black)]
    const ratings = [players.rating[white]!, players.rating[black]!] as const
    const so = [columns.points?.[2 * at] ?? 0, columns.points?.[2 * at + 1] ?? 0] as const
    const choices = choicesOf(settings.gamePointTotal, [...ratings, running.get(no) ?? []], sides, so)
    return {
      round,
      no,
      board: at + 1,
      place: placeLabel(settings.competitors === 'team', at + 1),
      placeText: placeText({ settings }, at + 1),
      sides,
      ended: endedWith(snapshot, columns, at)?.[0],
      choices: isKnockout ? decided(choices, ratings) : choices,
      scores: scoresOf(settings.gamePointTotal),
    }
  })
}

/** The choices in a knockout: a level match goes on until one side has won, so the chance of a draw is shared. */
function decided(choices: ChoiceOfResult[], [one, other]: readonly [number, number]): ChoiceOfResult[] {
  const [first, level, last] = choices as [ChoiceOfResult, ChoiceOfResult, ChoiceOfResult]
  const [win, , loss] = evenChances(one, other)
  const share = (chance: number | undefined, part: number) =>
    chance === undefined || level.chance === undefined ? undefined : chance + (level.chance * part) / (win + loss)
  return [
    { ...first, chance: share(first.chance, win) },
    { ...last, chance: share(last.chance, loss) },
  ]
}

function choicesOf(
  total: number,
  /** Ratings of both sides, and the first side's lead in rating points, by the clocks, in each running game. */
  [one, other, leads]: readonly [one: number, other: number, leads: readonly number[]],
  sides: BoardToTry['sides'],
  /** Points of both sides in the finished games. */
  so: readonly [HalfPoints, HalfPoints],
): ChoiceOfResult[] {
  const isRated = one > 0 && other > 0
  if (total === 1) {
    const chances = isRated ? gameChances(one + (leads[0] ?? 0), other) : undefined
    return [
      { first: 2, label: isolated('1–0'), heard: say.wins({ name: sides[0].name }), chance: chances?.[0] },
      { first: 1, label: '½', heard: say.draw(), chance: chances?.[1] },
      { first: 0, label: isolated('0–1'), heard: say.wins({ name: sides[1].name }), chance: chances?.[2] },
    ]
  }
  const games = leads.map((lead) => evenChances(one + lead, other))
  const scores = isRated ? finalChances(evenChances(one, other), total, so, games) : undefined
  const share = (counts: (first: number) => boolean) =>
    scores?.reduce((sum, each, first) => sum + (counts(first) ? each : 0), 0)
  const choice = (first: number, heard: string, counts: (first: number) => boolean): ChoiceOfResult => ({
    first,
    label: scoreLabel(first, total),
    heard,
    chance: share(counts),
  })
  return [
    choice(total + 1, say.wins({ name: sides[0].name }), (first) => first > total),
    choice(total, say.draw(), (first) => first === total),
    choice(total - 1, say.wins({ name: sides[1].name }), (first) => first < total),
  ]
}

const scoresOf = (total: number): BoardToTry['scores'] =>
  total === 1
    ? []
    : Array.from({ length: 2 * total + 1 }, (_, at) => {
        const first = 2 * total - at
        return { value: String(first), label: scoreLabel(first, total) }
      })

const scoreLabel = (first: HalfPoints, total: number): string =>
  isolated(`${formatPoints(first)}–${formatPoints(2 * total - first)}`)

/** The score; a drawn single game is `½–½`. */
export const resultLabel = (first: number, total: number): string =>
  total === 1 && first === 1 ? '½–½' : scoreLabel(first, total)
