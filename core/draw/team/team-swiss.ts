import type { DrawPair } from '../draw-input.ts'
import type { DrawRefusal } from '../refusal.ts'
import { firstTeam, teamColour } from './team-colours.ts'
import type { DrawTeam, TeamInput } from './team-field.ts'
import { canBePaired, pairTeams, teamObstacle } from './team-graph.ts'
import { nextBracket, type TeamBracket } from './upfloaters.ts'

/** A drawn round of a team Swiss, from which its reasons are derived. */
export interface TeamDraw {
  input: TeamInput
  /** The highest bracket first; in each pair the smaller number comes first. */
  brackets: (TeamBracket & { pairs: [DrawTeam, DrawTeam][] })[]
  alone: DrawTeam | undefined
}

/** Draws a round of a team Swiss by FIDE C.04.6; the refusal names the teams that block it. */
export function drawTeams(input: TeamInput): TeamDraw | DrawRefusal {
  const { teams } = input
  const alone = teams.length % 2 === 1 ? byeTeam(teams) : undefined
  const playing = teams.filter((team) => team !== alone)
  const scores = playing.map(({ primary }) => primary)
  let left = playing
  if (!canBePaired(left)) return refusal(teams)
  const brackets: TeamDraw['brackets'] = []
  while (left.length > 0) {
    const bracket = nextBracket(left, { ...input, scores })
    const { residents, upfloaters, rest } = bracket
    brackets.push({ ...bracket, pairs: pairTeams(input, [...residents, ...upfloaters], new Set(upfloaters)) })
    left = rest
  }
  return { input, brackets, alone }
}

/** The pairs as ids with colours, in no order. */
export const teamPairs = ({ input, brackets, alone }: TeamDraw): DrawPair[] => [
  ...brackets.flatMap(({ pairs }) => pairs.map(([one, other]) => coloured(one, other, input))),
  ...(alone ? [{ white: alone.id, black: -1 }] : []),
]

/** The team with the bye: lowest score, then most matches, then largest number, if the others can be paired (3.4). */
const byeTeam = (teams: readonly DrawTeam[]): DrawTeam | undefined =>
  teams
    .filter(({ mayHaveBye }) => mayHaveBye)
    .sort((a, b) => a.primary - b.primary || b.matches - a.matches || b.id - a.id)
    .find((team) => canBePaired(teams.filter((other) => other !== team)))

function coloured(one: DrawTeam, other: DrawTeam, input: TeamInput): DrawPair {
  const first = firstTeam(one, other, input.rules.hasSecondary)
  const second = first === one ? other : one
  return teamColour(first, second, input).colour === 'w'
    ? { white: first.id, black: second.id }
    : { white: second.id, black: first.id }
}

/** The teams that together have too few opponents left. */
function refusal(teams: readonly DrawTeam[]): DrawRefusal {
  const { outer, inner } = teamObstacle(teams)
  const ids = (found: number[]): number[] => found.flatMap((vertex) => teams[vertex]?.id ?? [])
  return { refusal: 'noPairing', blocked: ids(outer), partners: ids(inner), hasBye: inner.includes(teams.length) }
}
