import { finalists } from '#core/knockout/finalists.ts'
import { competitorId } from '#core/snapshot/pairing.ts'
import { competitorName } from '#core/snapshot/names.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { podium, type PodiumPlace } from '#core/standings/podium.ts'
import { standings } from '#core/standings/table.ts'
import { formatPoints } from '#core/text/score.ts'

/** Somebody on a podium. */
interface Winner {
  id: string
  name: string
  title: string
  nationality: string
  /** What put them there. */
  words: string
}

export interface PodiumOf {
  pool: number
  places: { place: PodiumPlace; winners: Winner[] }[]
}

/** The podium of each pool: by the finals of a knockout, else by the standings after the last round. */
export function podiums(snapshot: Snapshot): PodiumOf[] {
  const decided = finalists(snapshot)?.map((row) => ({ ...row, words: FINAL_LABELS[row.rank] }))
  const rows =
    decided ?? standings(snapshot, snapshot.round).rows.map((row) => ({ ...row, words: pointsLabel(snapshot, row) }))
  const pools = [...new Set(rows.map(({ pool }) => pool))].toSorted((a, b) => a - b)
  return pools.map((pool) => ({
    pool,
    places: podium<(typeof rows)[number]>(rows.filter((row) => row.pool === pool)).map(({ place, rows }) => ({
      place,
      winners: rows.map(({ player, words }) => podiumEntry(snapshot, player, words)),
    })),
  }))
}

const FINAL_LABELS = { 1: 'Won the final', 2: 'Lost the final', 3: 'Third place' }

/** `16 match points`; of individuals, whose games are all there is, `9½ points`. */
function pointsLabel({ settings }: Snapshot, { score }: { score: number }): string {
  const kind = settings.competitors === 'team' || settings.gamePointTotal > 1 ? `${settings.displayPoints} ` : ''
  return `${formatPoints(score)} ${kind}point${score === 1 || score === 2 ? '' : 's'}`
}

function podiumEntry(snapshot: Snapshot, player: number, words: string): Winner {
  const { title, nationality } = snapshot.players
  return {
    id: competitorId(snapshot, player),
    name: competitorName(snapshot, player),
    title: title?.[player] ?? '',
    nationality: nationality[player]!,
    words,
  }
}
