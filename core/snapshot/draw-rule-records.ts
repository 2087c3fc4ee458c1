import type { Acceleration, DrawRules, FixedColour, ForbiddenGroup } from './draw-rules.ts'
import type { Snapshot } from './snapshot.ts'
import type { AccelerationRecord, FixedColourRecord, ForbiddenRecord, TournamentRecords } from './records.ts'

type PositionOf = (no: number) => number

/**
 * Rules for draws, with positions in place of numbers; `numbers` are the players' numbers by position. Empty rules are
 * left out.
 */
export function drawRules(rows: TournamentRecords, numbers: number[], position: PositionOf): DrawRules {
  const { forbidden = [], accelerations = [], fixedColours = [], tournament } = rows
  const groups = forbiddenGroups(forbidden, position)
  const helped = accelerations.flatMap((record) => acceleration(record, numbers))
  const fixed = fixedColours.map(({ round, player, colour }) => ({ round, player: position(player), colour }))
  return {
    ...(groups.length > 0 && { forbidden: groups }),
    ...(helped.length > 0 && { accelerations: helped }),
    ...(tournament.initialColour && { initialColour: tournament.initialColour }),
    ...(fixed.length > 0 && { fixedColours: fixed.sort(byRound) }),
  }
}

/** The inverse of `drawRules`. */
export const drawRuleRecords = ({
  players: { no },
  forbidden = [],
  accelerations = [],
  fixedColours = [],
}: Snapshot): Required<Pick<TournamentRecords, 'forbidden' | 'accelerations' | 'fixedColours'>> => ({
  forbidden: forbidden.flatMap(({ players, from, to }, at) =>
    players.map((player): ForbiddenRecord => ({ id: at + 1, player: no[player]!, fromRound: from, toRound: to })),
  ),
  accelerations: accelerations.map(({ first, last, from, to, MP, GP }): AccelerationRecord => ({
    first: no[first]!,
    last: no[last]!,
    fromRound: from,
    toRound: to,
    mp: MP,
    gp: GP,
  })),
  fixedColours: fixedColours.map(({ round, player, colour }): FixedColourRecord => ({
    round,
    player: no[player]!,
    colour,
  })),
})

const byRound = (a: FixedColour, b: FixedColour): number => a.round - b.round || a.player - b.player

/** Groups with only one member left are dropped. */
function forbiddenGroups(records: ForbiddenRecord[], position: PositionOf): ForbiddenGroup[] {
  const groups = new Map<number, ForbiddenGroup>()
  for (const { id, player, fromRound, toRound } of records.toSorted((a, b) => a.id - b.id)) {
    const group = groups.get(id) ?? { players: [], from: fromRound, to: toRound }
    groups.set(id, { ...group, players: [...group.players, position(player)] })
  }
  return [...groups.values()]
    .filter(({ players }) => players.length > 1)
    .map((group) => ({ ...group, players: group.players.toSorted((a, b) => a - b) }))
}

/** The numbers are the ends of a range, whose members may have changed since. */
function acceleration(
  { first, last, fromRound, toRound, mp, gp }: AccelerationRecord,
  numbers: number[],
): Acceleration[] {
  const range = { first: numbers.findIndex((no) => no >= first), last: numbers.findLastIndex((no) => no <= last) }
  const isEmpty = range.first < 0 || range.last < range.first
  return isEmpty ? [] : [{ ...range, from: fromRound, to: toRound, MP: mp, GP: gp }]
}
