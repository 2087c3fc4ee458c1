import type { ImportedTournament } from '#core/trf/import.ts'
import { shuffled } from '#simulator/dice.ts'
import { aPlan, type Plan, type PlannedTeam } from '#simulator/plan.ts'
import { REAL } from '#simulator/store/games.ts'
import { CLUBS } from './names.ts'
import { BOARDS, type LinkedMatch } from './rivers.ts'

// A 45-minute game is over in about ten minutes, a match in 20 to 25; some score changes every few seconds.
const SPEED = 6

/** Plans of the running Rivers round for the simulated chess site. */
export function plansOf({ snapshot, individuals }: ImportedTournament, linked: LinkedMatch[]): Plan[] {
  const team = (position: number): PlannedTeam => ({
    slug: slug(CLUBS[position]![0]),
    name: CLUBS[position]![0],
    players: individuals
      .filter((person) => person.team === position + 1)
      .map(({ username, rating }) => ({ username: username!, rating, status: 'basic' as const })),
  })
  return linked.map(({ siteId, round, first, second, startTime }) =>
    aPlan({
      id: siteId,
      name: `${snapshot.name}, round ${round}: ${CLUBS[first]![0]} – ${CLUBS[second]![0]}`,
      teams: [team(first), team(second)],
      startTime,
      control: { base: 2700, increment: 15 },
      speed: SPEED,
      seed: siteId,
      games: realGames(BOARDS, siteId),
    }),
  )
}

/** Two public games for each board. */
function realGames(boards: number, seed: number): Plan['games'] {
  const order = shuffled(REAL.length, seed)
  return Array.from({ length: 2 * boards }, (_, at) => ({
    board: Math.floor(at / 2) + 1,
    game: at % 2 === 0 ? (1 as const) : (2 as const),
    replay: REAL[order[at % order.length]!]!,
  }))
}

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
