import * as say from '#words/coreImport.js'
import { cellColumn } from '../trf/cells.ts'
import { cellOf } from '../trf/entrants.ts'
import { accepting, type Edit, type Problem } from './problem.ts'
import { playersOf, type PlayerLine, type ReportLine } from './report.ts'

const edit = (line: number, no: number): Edit => ({ line, column: 5, text: String(no).padStart(4) })

/** Players without a start number, and numbers of two players. */
export function startNumbers(lines: ReportLine[]): Problem[] {
  const players = playersOf(lines)
  const taken = new Set(players.map(({ no }) => no))
  const named = namedNumbers(players)
  let next = Math.max(0, ...taken)
  const free = (): number => {
    do next++
    while (taken.has(next) || named.has(next))
    return next
  }
  const seen = new Map<number, PlayerLine>()
  return players.flatMap((player, at) => {
    if (player.no === 0) return [missing(player, gap(players, at, taken) ?? free())]
    const first = seen.get(player.no)
    if (!first) {
      seen.set(player.no, player)
      return []
    }
    return [duplicate(first, player, players, free())]
  })
}

const namedNumbers = (players: PlayerLine[]): Set<number> =>
  new Set(players.flatMap(({ rounds }) => rounds.map(({ opponent }) => opponent)))

/** The number after the previous player's, if it is free. */
function gap(players: PlayerLine[], at: number, taken: Set<number>): number | undefined {
  const before = at === 0 ? 0 : players[at - 1]!.no
  const number = before + 1
  if ((at > 0 && before === 0) || taken.has(number)) return undefined
  taken.add(number)
  return number
}

const missing = ({ line, name }: PlayerLine, no: number): Problem => ({
  id: `number-${line}`,
  lines: [line],
  title: say.numberMissing(),
  meaning: say.numberMissingMeaning({ name, no }),
  certainty: 'likely',
  repairs: [accepting([edit(line, no)])],
  unrepaired: [edit(line, no)],
})

/** The number of rounds in which the player's opponent names this number. */
const answered = (player: PlayerLine, players: Map<number, PlayerLine>): number =>
  player.rounds.filter(({ opponent }, at) => {
    const other = players.get(opponent)
    return other !== undefined && cellOf(other, at + 1).opponent === player.no
  }).length

function duplicate(first: PlayerLine, second: PlayerLine, players: PlayerLine[], no: number): Problem {
  const byNo = new Map(players.map((player) => [player.no, player]))
  const isSecondOwner = answered(second, byNo) > answered(first, byNo)
  const [owner, other] = isSecondOwner ? [second, first] : [first, second]
  const renamed = opponentsOf(other, owner, byNo)
  const edits: Edit[] = [
    edit(other.line, no),
    ...renamed.map(({ line, round }): Edit => ({ line, column: cellColumn(round), text: String(no).padStart(4) })),
  ]
  const games =
    renamed.length === 0
      ? say.allGamesOf({ no: first.no, name: owner.name })
      : say.gamesFollow({ count: renamed.length, name: other.name })
  return {
    id: `double-${other.line}`,
    lines: [other.line, owner.line],
    title: say.numberTwice({ no: first.no }),
    meaning: `${say.numberTwiceMeaning({ name: other.name, no })} ${games}`,
    certainty: renamed.length === 0 ? 'sure' : 'likely',
    repairs: [accepting(edits)],
    unrepaired: edits,
    marks: [
      { line: other.line, from: 5, to: 8 },
      { line: owner.line, from: 5, to: 8 },
    ],
  }
}

/** Games in which opponents name the number and mean `player`, not `owner`. */
function opponentsOf(
  player: PlayerLine,
  owner: PlayerLine,
  players: Map<number, PlayerLine>,
): { line: number; round: number }[] {
  return player.rounds.flatMap(({ opponent }, at) => {
    const other = players.get(opponent)
    const isMeant = other && cellOf(other, at + 1).opponent === player.no && cellOf(owner, at + 1).opponent !== opponent
    return isMeant ? [{ line: other.line, round: at + 1 }] : []
  })
}
