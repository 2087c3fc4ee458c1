import * as say from '#words/roundText.js'
import { FORFEIT_SIGNS } from '../match/labels.ts'
import { NO_OUTCOME, type Outcome } from '../match/outcome.ts'
import { startText } from '../people/notification-text.ts'
import { byeText } from '../snapshot/bye-text.ts'
import { gamePoints, pairings, type Pairing } from '../snapshot/pairing.ts'
import { distinctName } from '../snapshot/namesakes.ts'
import { poolTitle } from '../snapshot/pools.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { standings } from '../standings/table.ts'
import { isolated, markedDirection } from '../text/isolated.ts'
import { formatPoints } from '../text/score.ts'
import { versus } from '../text/versus.ts'
import { ratedName } from './letter-facts.ts'

/**
 * The pairings of a round as plain text for messengers, in the language in force: a line for each board, then the byes.
 */
export const pairingsText = (snapshot: Snapshot, round: number): string =>
  roundText(snapshot, round, ({ white, black }) => versus(ratedName(snapshot, white), ratedName(snapshot, black)))

/** The same with results; a board without one has an asterisk, as in PGN. */
export const resultsText = (snapshot: Snapshot, round: number): string =>
  roundText(
    snapshot,
    round,
    (pairing) =>
      `${versus(distinctName(snapshot, pairing.white), distinctName(snapshot, pairing.black))}  ${resultFigures(snapshot, pairing)}`,
  )

/** The first `top` places of each pool after a round, and those who share the last of them; `Infinity` for all. */
export function standingsText(snapshot: Snapshot, round: number, top: number): string {
  const rows = standings(snapshot, round).rows.filter(({ exclusion }) => exclusion === undefined)
  const isFinal = !snapshot.active && round === snapshot.round
  const head = isFinal ? say.finalStandings() : say.standingsAfter({ round })
  return document(snapshot, head, round, rows, (pool) =>
    pool
      .filter(({ rank }) => rank <= top)
      .map(({ rank, player, score }) => `${rank}. ${isolated(ratedName(snapshot, player))}  ${formatPoints(score)}`),
  )
}

function roundText(snapshot: Snapshot, round: number, board: (pairing: Pairing) => string): string {
  const { dates, settings } = snapshot
  const start = dates[round - 1] ?? null
  const head =
    start === null
      ? say.roundHead({ round })
      : say.roundHeadWithStart({ round, time: startText(start, settings.timeZone) })
  return document(snapshot, head, round, pairings(snapshot, round), (pool) => [
    ...pool.filter(({ black }) => black >= 0).map((pairing) => markedDirection(`${pairing.board}. ${board(pairing)}`)),
    ...pool
      .filter(({ black }) => black < 0)
      .map((pairing) => say.byeLine({ name: isolated(distinctName(snapshot, pairing.white)), bye: byeText(pairing) })),
  ])
}

/** The event's name and a head, then the lines of each pool, under its title if there are several. */
function document<Row extends { pool: number }>(
  { name, settings, systems }: Snapshot,
  head: string,
  round: number,
  rows: Row[],
  lines: (pool: Row[]) => string[],
): string {
  const pools = [...Map.groupBy(rows, ({ pool }) => pool)].toSorted(([one], [other]) => one - other)
  const parts = pools.map(([pool, members]) =>
    [...(pools.length > 1 ? [poolTitle(settings, systems, round, pool)] : []), ...lines(members)].join('\n'),
  )
  return [`${name}\n${head}`, ...parts].join('\n\n')
}

/** `1–0`, `½–½`, `+–−` for a forfeit, `*` without a result; White's figure first. */
function resultFigures({ settings }: Snapshot, pairing: Pairing): string {
  if (pairing.outcome === NO_OUTCOME) return '*'
  const points = gamePoints(pairing, settings)
  const signs = Array.from(pairing.outcome, (letter) => FORFEIT_SIGNS[letter as Outcome])
  const [white, black] = [0, 1].map((side) => signs[side] ?? formatPoints(points?.[side] ?? 0))
  return markedDirection(`${isolated(white!)}–${isolated(black!)}`)
}
