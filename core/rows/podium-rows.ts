import * as say from '#words/coreRows.js'
import { competitorPath } from '../addresses/competitor-path.ts'
import { finalists } from '../knockout/finalists.ts'
import { competitorName } from '../snapshot/names.ts'
import { competitorId } from '../snapshot/pairing.ts'
import { poolTitle } from '../snapshot/pools.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { unfinishedGames } from '../snapshot/unfinished-games.ts'
import { podium, type PodiumPlace } from '../standings/podium.ts'
import { standings } from '../standings/table.ts'
import { countedPoints } from '../text/counted-points.ts'

interface Winner {
  id: string
  /** Path of the card. */
  href: string
  name: string
  title: string
  nationality: string
  /** The reason: points or the final. */
  words: string
}

export interface PodiumOf {
  pool: number
  places: { place: PodiumPlace; winners: Winner[] }[]
}

/**
 * The podium of each pool: in a knockout by its finals, else by the standings after the last round. Empty while games are
 * unfinished.
 */
export function podiums(snapshot: Snapshot): PodiumOf[] {
  if (unfinishedGames(snapshot).length > 0) return []
  const final = finalists(snapshot)
  const hasWinner = (pool: number): boolean => final!.some((row) => row.rank === 1 && row.pool === pool)
  const decided = final?.map((row) => ({
    ...row,
    words: row.rank === 2 && !hasWinner(row.pool) ? say.finalWithoutWinner() : FINAL_LABELS[row.rank](),
  }))
  const rows =
    decided ??
    standings(snapshot, snapshot.round)
      .rows.filter(({ exclusion }) => !exclusion)
      .map((row) => ({ ...row, words: pointsLabel(snapshot, row) }))
  const pools = [...new Set(rows.map(({ pool }) => pool))].toSorted((a, b) => a - b)
  return pools.map((pool) => ({
    pool,
    places: podium<(typeof rows)[number]>(rows.filter((row) => row.pool === pool)).map(({ place, rows }) => ({
      place,
      winners: rows.map(({ player, words }) => podiumEntry(snapshot, player, words)),
    })),
  }))
}

const FINAL_LABELS = { 1: say.wonFinal, 2: say.lostFinal, 3: say.thirdPlace }

/** `16 match points`; in individual events with single games `9½ points`. */
function pointsLabel({ settings }: Snapshot, { score }: { score: number }): string {
  const facts = countedPoints(score)
  if (settings.competitors !== 'team' && settings.gamePointTotal <= 1) return say.podiumPoints(facts)
  return settings.displayPoints === 'game' ? say.podiumGamePoints(facts) : say.podiumMatchPoints(facts)
}

function podiumEntry(snapshot: Snapshot, player: number, words: string): Winner {
  const { title, nationality } = snapshot.players
  return {
    id: competitorId(snapshot, player),
    href: competitorPath(snapshot, player),
    name: competitorName(snapshot, player),
    title: title?.[player] ?? '',
    nationality: nationality[player]!,
    words,
  }
}

export interface PodiumRow {
  place: PodiumPlace
  name: string
  title: string
  nationality: string
  /** The pool's title; null if there is only one pool. */
  pool: string | null
}

const MAX_ROWS = 3

/** At most three rows: the podium of a single pool, else the winners of the first pools. */
export function podiumRows(snapshot: Snapshot): PodiumRow[] {
  const all = podiums(snapshot)
  const { settings, systems, round } = snapshot
  const rows = all.flatMap(({ pool, places }) =>
    places
      .toSorted((a, b) => a.place - b.place)
      .slice(0, all.length > 1 ? 1 : undefined)
      .flatMap(({ place, winners }) =>
        winners.slice(0, MAX_ROWS).map(({ name, title, nationality }) => ({
          place,
          name,
          title,
          nationality,
          pool: all.length > 1 ? poolTitle(settings, systems, round, pool) : null,
        })),
      ),
  )
  return rows.slice(0, MAX_ROWS)
}
