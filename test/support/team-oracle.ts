import { teamPreference, type DrawTeam, type TeamInput } from '#core/draw/team/team-field.ts'

/**
 * C.04.6 word for word, for a few teams: builds and compares every set of upfloaters and every pairing of a bracket. It
 * shares only the team type with the engine. Pairs of ids, −1 for the bye; undefined if there is no legal pairing.
 */
export function oracleTeamPairs(input: TeamInput): [number, number][] | undefined {
  const { teams } = input
  const byes = teams.length % 2 === 0 ? [undefined] : byeOrder(teams)
  const alone = byes.find((team) => canPair(teams.filter((other) => other !== team)))
  if (!byes.some((team) => canPair(teams.filter((other) => other !== team)))) return undefined
  const found: [number, number][] = alone ? [[alone.id, -1]] : []
  const playing = teams.filter((team) => team !== alone)
  let left = playing
  while (left.length > 0) {
    const { residents, upfloaters } = bestBracket(left, playing, input)
    found.push(...bestPairing([...residents, ...upfloaters], upfloaters, input))
    left = left.filter((team) => !residents.includes(team) && !upfloaters.includes(team))
  }
  return found
}

const byeOrder = (teams: readonly DrawTeam[]): DrawTeam[] =>
  teams
    .filter(({ mayHaveBye }) => mayHaveBye)
    .sort((a, b) => a.primary - b.primary || b.matches - a.matches || b.id - a.id)

type Pairing = [DrawTeam, DrawTeam][]

/** All pairings that obey C1, with the smaller number of each pair first. */
function pairings(teams: readonly DrawTeam[]): Pairing[] {
  const [first, ...others] = teams.toSorted((a, b) => a.id - b.id)
  if (!first) return [[]]
  return others
    .filter((other) => !first.opponents.has(other.id))
    .flatMap((other) =>
      pairings(others.filter((team) => team !== other)).map((rest): Pairing => [[first, other], ...rest]),
    )
}

const canPair = (teams: readonly DrawTeam[]): boolean => teams.length % 2 === 0 && pairings(teams).length > 0

function subsets([first, ...others]: readonly DrawTeam[]): DrawTeam[][] {
  if (!first) return [[]]
  const without = subsets(others)
  return [...without, ...without.map((set) => [first, ...set])]
}

/** Sets of upfloaters whose rest can be completed (C3), each with its residents. */
function brackets(left: readonly DrawTeam[]): { residents: DrawTeam[]; upfloaters: DrawTeam[] }[] {
  const top = Math.max(...left.map(({ primary }) => primary))
  const residents = left.filter(({ primary }) => primary === top)
  const lower = left.filter(({ primary }) => primary < top).sort((a, b) => b.primary - a.primary || a.id - b.id)
  return subsets(lower)
    .filter((set) => canPair([...residents, ...set]) && canPair(lower.filter((team) => !set.includes(team))))
    .map((upfloaters) => ({ residents, upfloaters }))
}

function bestBracket(left: readonly DrawTeam[], playing: readonly DrawTeam[], { isNearEnd }: TeamInput) {
  const top = Math.max(...left.map(({ primary }) => primary))
  const next = Math.max(...playing.map(({ primary }) => primary).filter((score) => score < top))
  const key = ({ residents, upfloaters }: { residents: DrawTeam[]; upfloaters: DrawTeam[] }): number[] => {
    const rest = left.filter((team) => !residents.includes(team) && !upfloaters.includes(team))
    const isEmptied = !rest.some(({ primary }) => primary === next)
    return [
      upfloaters.length,
      ...upfloaters.map(({ primary }) => -primary).sort((a, b) => b - a),
      isEmptied ? 0 : Math.min(...brackets(rest).map((bracket) => bracket.upfloaters.length)),
      isNearEnd ? 0 : upfloaters.filter(({ hasFloated }) => hasFloated).length,
      ...upfloaters.map(({ id }) => id),
    ]
  }
  return least(brackets(left), key)
}

function bestPairing(teams: readonly DrawTeam[], upfloaters: DrawTeam[], input: TeamInput): [number, number][] {
  const { preferences } = input.rules
  const isDenied = (pair: [DrawTeam, DrawTeam], strong: boolean): boolean => {
    const [own, theirs] = pair.map(({ colours }) => teamPreference(colours, input))
    if (own!.colour === null || own!.colour !== theirs!.colour) return false
    return !strong || (own!.isStrong && theirs!.isStrong)
  }
  const floated = (one: DrawTeam, other: DrawTeam): number => (upfloaters.includes(one) && other.hasFloated ? 1 : 0)
  const key = (pairing: Pairing): number[] => [
    pairing.filter((pair) => isDenied(pair, false)).length,
    preferences === 'B' ? pairing.filter((pair) => isDenied(pair, true)).length : 0,
    input.isNearEnd ? 0 : pairing.reduce((sum, [one, other]) => sum + floated(one, other) + floated(other, one), 0),
    ...pairing.map(([top]) => top.id),
    ...pairing.map(([, bottom]) => bottom.id),
  ]
  return least(pairings(teams), key).map(([one, other]) => [one.id, other.id])
}

/** The item with the lexicographically smallest key. */
function least<Each>(items: readonly Each[], key: (item: Each) => number[]): Each {
  const keyed = items.map((item) => ({ item, key: key(item) }))
  return keyed.reduce((best, one) => {
    const at = one.key.findIndex((value, index) => value !== best.key[index])
    return at >= 0 && one.key[at]! < best.key[at]! ? one : best
  }).item
}
