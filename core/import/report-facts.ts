import * as say from '#words/coreImport.js'
import { joinComma } from '../text/join-comma.ts'
import { isBye } from '../match/outcome.ts'
import { standings } from '../standings/table.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { systemLabel } from '../tournament/system-label.ts'
import type { Examination } from './examine.ts'
import type { HalfPoints } from '../text/score.ts'

/** Labels and figures of the imported tournament. */
export function reportFacts(
  snapshot: Snapshot,
  { players }: Pick<Examination, 'players'>,
): [label: string, value: string][] {
  const { settings, systems, rounds, round } = snapshot
  const isTeam = settings.competitors === 'team'
  const known = [...players.values()].filter(({ hasFideId }) => hasFideId).length
  const letters = rounds.flatMap(({ outcomes, black }) =>
    black.map((other, at) => ({
      letter: outcomes[2 * at] as '1',
      outcome: outcomes.slice(2 * at, 2 * at + 2),
      isAlone: other < 0,
    })),
  )
  const games = letters.filter(({ isAlone, outcome }) => !isAlone && !/[+-]/.test(outcome)).length
  const forfeits = letters.filter(({ isAlone, outcome }) => !isAlone && /[+-]/.test(outcome)).length
  const byes = letters.filter(({ isAlone, letter }) => isAlone && isBye(letter) && letter !== ('Z' as string)).length
  const total = settings.totalRounds ?? round
  const system = systemLabel(settings, systems)
  return [
    [
      say.factSystem(),
      round < total ? say.factRoundsDrawn({ system, total, drawn: round }) : say.factRounds({ system, total }),
    ],
    ...(isTeam ? [[say.factTeams(), String(snapshot.players.no.length)] as [string, string]] : []),
    [say.factPlayers(), known > 0 ? say.factPlayersKnown({ players: players.size, known }) : String(players.size)],
    [
      isTeam ? say.factMatches() : say.factGames(),
      joinComma([String(games), forfeits && say.forfeits({ count: forfeits }), byes && say.byes({ count: byes })]),
    ],
  ]
}

export interface PreviewRow {
  /** Position in the player columns. */
  player: number
  no: number
  rank: number
  score: HalfPoints
  /** The rank in the file; 0: none. */
  fileRank: number
  line: number
}

/** The standings after the last drawn round. */
export function previewRows(snapshot: Snapshot, { players }: Pick<Examination, 'players'>): PreviewRow[] {
  const isTeam = snapshot.settings.competitors === 'team'
  return standings(snapshot, snapshot.round).rows.map(({ player, rank, score }) => {
    const no = snapshot.players.no[player]!
    const seen = isTeam ? undefined : players.get(no)
    return { player, no, rank, score, fileRank: seen?.rank ?? 0, line: seen?.line ?? 0 }
  })
}
