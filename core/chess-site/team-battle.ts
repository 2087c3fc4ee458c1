import * as z from 'zod/mini'
import { MINUTE } from '../time.ts'
import type { SiteReport } from '../match/observe.ts'
import { isSimilar } from '../text/distance.ts'
import { clubSlug, type ExpectedTeam } from './clubs.ts'

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

const Battle = z.object({
  startsAt: z.string(),
  minutes: z.number().check(z.gte(0)),
  isStarted: optional(z.boolean()),
  isFinished: optional(z.boolean()),
  /** Names by id. A team that has left is missing, though its score lingers in the standings. */
  teamBattle: z.object({ teams: z.record(z.string(), z.unknown()) }),
})

const Standings = z.object({
  teams: z.array(z.object({ id: z.string(), score: z.int().check(z.gte(0)) })),
})

export interface TeamBattle {
  status: 'scheduled' | 'in_progress' | 'finished'
  startTime: number
  endTime: number
  /** Teams that take part, with the points of their leaders. */
  teams: { id: string; name: string; score: number }[]
}

/** A team battle from Lichess’s two answers, of the arena and of its teams; undefined if it isn’t one. */
export function parseTeamBattle(arena: unknown, standings: unknown): TeamBattle | undefined {
  const [battle, table] = [z.safeParse(Battle, arena), z.safeParse(Standings, standings)]
  const startTime = battle.success ? Date.parse(battle.data.startsAt) : NaN
  if (!battle.success || !table.success || !Number.isFinite(startTime)) return undefined
  const { minutes, isStarted, isFinished, teamBattle } = battle.data
  const scores = new Map(table.data.teams.map(({ id, score }) => [id, score]))
  return {
    status: isFinished ? 'finished' : isStarted ? 'in_progress' : 'scheduled',
    startTime,
    endTime: startTime + minutes * MINUTE,
    teams: Object.entries(teamBattle.teams).map(([id, named]) => ({
      id,
      name: nameOf(named) ?? id,
      score: scores.get(id) ?? 0,
    })),
  }
}

/** Lichess writes a name, or a name and a flair. */
const nameOf = (named: unknown): string | undefined => {
  const first: unknown = Array.isArray(named) ? named[0] : named
  return typeof first === 'string' && first !== '' ? first : undefined
}

/**
 * The match of two teams in a battle of many: their points there. Scores may fall, as Lichess takes cheaters out of a
 * running arena. Undefined if one of the teams isn’t in the battle.
 */
export function battleReport(battle: TeamBattle, teams: [ExpectedTeam, ExpectedTeam]): SiteReport | undefined {
  const [first, second] = teams.map((team) => teamOf(battle, team))
  const { status, startTime, endTime } = battle
  const about = { bodyStatus: status, startTime, games: [], ...(status === 'finished' && { endTime }) }
  if (!first || !second || first.id === second.id) return status === 'scheduled' ? about : undefined
  return status === 'scheduled' ? about : { ...about, points: [2 * first.score, 2 * second.score] }
}

/** By the address of its page at Lichess, which decides, else by its name. */
function teamOf({ teams }: TeamBattle, { club, name }: ExpectedTeam): TeamBattle['teams'][number] | undefined {
  if (club !== null && clubSlug(club) !== '') return teams.find(({ id }) => id === clubSlug(club))
  return (
    teams.find((team) => team.name.toLowerCase() === name.toLowerCase()) ??
    teams.find((team) => isSimilar(name, team.name))
  )
}

/** Running battles are asked this often, as a poll of one is two requests. */
export const BATTLE_EVERY = MINUTE / 2
