import * as say from '#words/coreImport.js'
import type { Outcome } from '../match/outcome.ts'
import { BLANK, type TrfCell } from '../trf/cells.ts'
import { cellOf } from '../trf/entrants.ts'
import { accepting, type Edit, type Problem, type Repair } from './problem.ts'
import { cellEdit, cellMark, playersOf, type PlayerLine, type ReportLine } from './report.ts'

interface OpponentField {
  players: Map<number, PlayerLine>
  /** Lines by the round and opponent that they name: `3 24` → the lines that name 24 in round 3. */
  naming: Map<string, PlayerLine[]>
}

/** Points without an opponent become byes of the same worth. */
const ALONE: Partial<Record<Outcome, Outcome>> = {
  '1': 'F',
  W: 'F',
  '+': 'F',
  '=': 'H',
  D: 'H',
  '0': 'Z',
  L: 'Z',
  '-': 'Z',
  ' ': 'Z',
}
export const aloneCell = ({ result }: TrfCell): TrfCell => ({
  opponent: 0,
  colour: '-',
  result: ALONE[result] ?? result,
})

const MIRROR: Partial<Record<Outcome, Outcome>> = { '1': '0', '0': '1', W: 'L', L: 'W', '+': '-', '-': '+' }
const COLOUR: Record<TrfCell['colour'], TrfCell['colour']> = { w: 'b', b: 'w', '-': '-', ' ': ' ' }
const mirrored = (no: number, { colour, result }: TrfCell): TrfCell => ({
  opponent: no,
  colour: COLOUR[colour],
  result: MIRROR[result] ?? result,
})

/** Games about whose opponents the two players’ lines contradict each other. */
export function opponents(lines: ReportLine[]): Problem[] {
  const players = playersOf(lines)
  const field: OpponentField = { players: new Map(players.map((player) => [player.no, player])), naming: new Map() }
  for (const player of players) {
    player.rounds.forEach(({ opponent }, at) => {
      const key = `${at + 1} ${opponent}`
      if (opponent > 0) field.naming.set(key, [...(field.naming.get(key) ?? []), player])
    })
  }
  const rounds = Math.max(0, ...players.map((player) => player.rounds.length))
  const settled = new Set<string>()
  const strangers = missingPlayers(players, field, settled, lines)
  return [
    ...strangers,
    ...Array.from({ length: rounds }, (_, at) => at + 1).flatMap((round) =>
      players.flatMap((player) => opponentProblem(player, round, field, settled)),
    ),
  ]
}

function opponentProblem(player: PlayerLine, round: number, field: OpponentField, settled: Set<string>): Problem[] {
  const cell = cellOf(player, round)
  const { opponent } = cell
  if (opponent === 0 || settled.has(`${round} ${player.no}`)) return []
  const other = field.players.get(opponent)
  const back = other && cellOf(other, round)
  if (other && other !== player && back!.opponent === player.no) return []
  settled.add(`${round} ${player.no}`)
  const mark = cellMark(player.line, round)
  const alone: Edit[] = [cellEdit(player.line, round, aloneCell(cell))]
  const asBye: Repair = { label: say.countAsBye(), edits: alone }
  const problem = (title: string, meaning: string, repairs: Repair[], certainty: Problem['certainty']): Problem[] => [
    {
      id: `opponent-${player.line}-${round}`,
      title,
      meaning,
      certainty,
      repairs,
      unrepaired: alone,
      lines: other && other !== player ? [player.line, other.line] : [player.line],
      marks: other && other !== player ? [mark, cellMark(other.line, round)] : [mark],
    },
  ]
  // Exactly one other player names this player: the likely opponent.
  const claimants = (field.naming.get(`${round} ${player.no}`) ?? []).filter((one) => one !== player && one !== other)
  const [claimant] = claimants
  if (claimant && claimants.length === 1 && (!other || other === player || back!.opponent !== player.no)) {
    settled.add(`${round} ${claimant.no}`)
    return problem(
      say.wrongOpponent(),
      say.wrongOpponentMeaning({ round, name: player.name, opponent, claimant: claimant.no }),
      [accepting([cellEdit(player.line, round, { ...cell, opponent: claimant.no })]), asBye],
      'likely',
    )
  }
  if (other === player) {
    return problem(say.meetsThemselves(), say.roundCountsAsBye({ round, name: player.name }), [asBye], 'sure')
  }
  if (!other) {
    return problem(say.unknownOpponent(), say.noSuchPlayer({ round, opponent }), [asBye], 'likely')
  }
  if (back!.opponent === 0) {
    settled.add(`${round} ${other.no}`)
    const isBlank = back!.result === BLANK.result
    return problem(
      say.oneLineHasGame(),
      say.oneLineHasGameMeaning({ round, name: player.name, other: other.name, isBlank }),
      [accepting([cellEdit(other.line, round, mirrored(player.no, cell))]), asBye],
      'likely',
    )
  }
  return problem(
    say.twoOpponents(),
    say.twoOpponentsMeaning({
      round,
      name: player.name,
      opponent,
      other: other.name,
      otherOpponent: back!.opponent,
    }),
    [asBye],
    'likely',
  )
}

/** Numbers that several lines name but no line has: a player who was deleted from the list. */
function missingPlayers(
  players: PlayerLine[],
  field: OpponentField,
  settled: Set<string>,
  lines: ReportLine[],
): Problem[] {
  const named = Map.groupBy(
    players.flatMap((player) =>
      player.rounds.flatMap((cell, at) =>
        cell.opponent > 0 && !field.players.has(cell.opponent) ? [{ player, cell, round: at + 1 }] : [],
      ),
    ),
    ({ cell }) => cell.opponent,
  )
  const last = Math.max(...lines.map(({ no }) => no))
  return [...named].flatMap(([no, games], at) => {
    const isOne = new Set(games.map(({ round }) => round)).size === games.length
    const claims = games.some(({ player, round }) => (field.naming.get(`${round} ${player.no}`) ?? []).length > 0)
    if (games.length < 2 || !isOne || claims || no > 9999) return []
    for (const { player, round } of games) settled.add(`${round} ${player.no}`)
    const rounds = games.reduce<TrfCell[]>((cells, { player, cell, round }) => {
      while (cells.length < round) cells.push(BLANK)
      return cells.with(round - 1, mirrored(player.no, cell))
    }, [])
    const line = last + 1 + at
    const text = `001 ${String(no).padStart(4)}      Player ${no}`
    const byes = games.map(({ player, cell, round }) => cellEdit(player.line, round, aloneCell(cell)))
    return [
      {
        id: `missing-${no}`,
        lines: games.map(({ player }) => player.line),
        title: say.playerIsMissing({ no }),
        meaning: say.playerIsMissingMeaning({ count: games.length, no }),
        certainty: 'likely' as const,
        repairs: [
          {
            label: say.addPlayer({ no }),
            edits: [{ line, text: withRounds(text, rounds), isNew: true as const }],
          },
          { label: say.countAsByes(), edits: byes },
        ],
        unrepaired: byes,
        marks: games.map(({ player, round }) => cellMark(player.line, round)),
      },
    ]
  })
}

const withRounds = (text: string, rounds: TrfCell[]): string =>
  rounds.reduce((line, cell, at) => {
    if (cell.opponent === 0) return line
    const { column, text: words } = cellEdit(0, at + 1, cell) as { column: number; text: string }
    return line.padEnd(column - 1) + words
  }, text)
