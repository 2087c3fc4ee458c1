import type { DrawPair } from '../draw-input.ts'
import type { DrawRefusal } from '../refusal.ts'
import { firstTeam, teamColour } from './team-colours.ts'
import type { DrawTeam, TeamInput } from './team-field.ts'
import { canBePaired, pairTeams, teamObstacle } from './team-graph.ts'
import { nextBracket } from './upfloaters.ts'

/** A round of a team Swiss by FIDE C.04.6, in no order; or that there is none. */
export function drawTeams(input: TeamInput): DrawPair[] | DrawRefusal {
  const { teams } = input
  const alone = teams.length % 2 === 1 ? byeTeam(teams) : undefined
  let left = teams.filter((team) => team !== alone)
  if (!canBePaired(left)) return refusal(teams)
  const pairs: DrawPair[] = []
  while (left.length > 0) {
    const { residents, upfloaters, rest } = nextBracket(left, input)
    const bracket = pairTeams(input, [...residents, ...upfloaters], new Set(upfloaters))
    pairs.push(...bracket.map(([one, other]) => coloured(one, other, input)))
    left = rest
  }
  return alone ? [...pairs, { white: alone.id, black: -1 }] : pairs
}

/** Who has the bye: the lowest score, most matches, the largest number, with a legal rest (3.4). */
const byeTeam = (teams: readonly DrawTeam[]): DrawTeam | undefined =>
  teams
    .filter(({ mayHaveBye }) => mayHaveBye)
    .sort((a, b) => a.primary - b.primary || b.matches - a.matches || b.id - a.id)
    .find((team) => canBePaired(teams.filter((other) => other !== team)))

function coloured(one: DrawTeam, other: DrawTeam, input: TeamInput): DrawPair {
  const first = firstTeam(one, other, input.rules.hasSecondary)
  const second = first === one ? other : one
  return teamColour(first, second, input) === 'w'
    ? { white: first.id, black: second.id }
    : { white: second.id, black: first.id }
}

/** Who is in the way: teams that together have too few opponents left. */
function refusal(teams: readonly DrawTeam[]): DrawRefusal {
  const { outer, inner } = teamObstacle(teams)
  const ids = (found: number[]): number[] => found.flatMap((vertex) => teams[vertex]?.id ?? [])
  return { refusal: 'noPairing', blocked: ids(outer), partners: ids(inner), hasBye: inner.includes(teams.length) }
}
