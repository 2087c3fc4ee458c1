import * as say from '#words/coreImport.js'
import { isBye, type Outcome } from '../match/outcome.ts'
import type { TrfCell } from '../trf/cells.ts'
import { cellOf } from '../trf/entrants.ts'
import { aloneCell } from './opponents.ts'
import type { Edit, Problem, Repair } from './problem.ts'
import { cellEdit, cellMark, playersOf, type PlayerLine, type ReportLine } from './report.ts'

/** Outcome letters that both sides of a game can have. A blank follows from the other side's letter. */
const POSSIBLE = new Set(['10', '01', '==', '00', '=0', '0=', 'WL', 'LW', 'DD', 'LL', 'DL', 'LD', '+-', '-+', '--'])

/** Games about which the two players’ lines contradict each other, in the result or the colours. */
export function contradictions(lines: ReportLine[]): Problem[] {
  const players = playersOf(lines)
  const byNo = new Map(players.map((player) => [player.no, player]))
  return players.flatMap((one) =>
    one.rounds.flatMap((cell, at) => {
      const other = byNo.get(cell.opponent)
      const round = at + 1
      if (!other || other.no < one.no || cellOf(other, round).opponent !== one.no) return []
      return [...resultProblem(one, other, round), ...colourProblem(one, other, round)]
    }),
  )
}

/** How sentences name a result that isn’t a bye. */
const RESULTS: Partial<Record<Outcome, string>> = {
  '1': 'win',
  '0': 'loss',
  '=': 'draw',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
  W: 'unratedWin',
  L: 'unratedLoss',
  D: 'unratedDraw',
}

function resultProblem(one: PlayerLine, other: PlayerLine, round: number): Problem[] {
  const [cell, back] = [cellOf(one, round), cellOf(other, round)]
  const letters = cell.result + back.result
  if (isBye(cell.result) || isBye(back.result)) return [byeProblem(one, other, round)]
  if (cell.result === ' ' || back.result === ' ' || POSSIBLE.has(letters)) return []
  const set = (first: Outcome, second: Outcome): Edit[] => [
    cellEdit(one.line, round, { ...cell, result: first }),
    cellEdit(other.line, round, { ...back, result: second }),
  ]
  const repairs: Repair[] = [
    { label: say.playerWon({ name: lastName(one) }), edits: set('1', '0') },
    { label: say.playerWon({ name: lastName(other) }), edits: set('0', '1') },
    { label: say.draw(), edits: set('=', '=') },
  ]
  const bothClaim = letters === '11'
  return [
    {
      id: `result-${one.line}-${round}`,
      lines: [one.line, other.line],
      title: bothClaim ? say.bothClaimWin() : say.twoResults(),
      meaning: [
        say.resultsContradict({
          round,
          name: one.name,
          result: RESULTS[cell.result] ?? '',
          other: other.name,
          otherResult: RESULTS[back.result] ?? '',
        }),
        evidence(one, other, round),
        say.untilYouDecide(),
      ].join(' '),
      certainty: 'open',
      repairs: bothClaim ? repairs.slice(0, 2) : repairs,
      unrepaired: set(' ', ' '),
      marks: [cellMark(one.line, round), cellMark(other.line, round)],
    },
  ]
}

const lastName = ({ name }: PlayerLine): string => name.split(',')[0]!.trim()

/** The result that fits both players' totals, if there is one. */
function evidence(one: PlayerLine, other: PlayerLine, round: number): string {
  const rest = (player: PlayerLine): number =>
    player.points - player.rounds.reduce((sum, { result }, at) => sum + (at + 1 === round ? 0 : worth(result)), 0)
  const found = `${rest(one)} ${rest(other)}`
  if (found === '1 0') return say.totalsFitWin({ name: lastName(one) })
  if (found === '0 1') return say.totalsFitWin({ name: lastName(other) })
  return found === '0.5 0.5' ? say.totalsFitDraw() : say.totalsDontSettle()
}

const worth = (letter: Outcome): number => ('1W+FU'.includes(letter) ? 1 : '=DH'.includes(letter) ? 0.5 : 0)

const AS_GAME: Partial<Record<Outcome, Outcome>> = { U: '+', F: '+', Z: '-', H: '=' }

/** A bye has no opponent: propose a forfeited game, or two byes. */
function byeProblem(one: PlayerLine, other: PlayerLine, round: number): Problem {
  const [cell, back] = [cellOf(one, round), cellOf(other, round)]
  const asForfeit = (side: TrfCell): TrfCell => ({ ...side, result: AS_GAME[side.result] ?? side.result })
  const forfeit: Edit[] = [cellEdit(one.line, round, asForfeit(cell)), cellEdit(other.line, round, asForfeit(back))]
  const byes: Edit[] = [cellEdit(one.line, round, aloneCell(cell)), cellEdit(other.line, round, aloneCell(back))]
  const isForfeit = POSSIBLE.has(asForfeit(cell).result + asForfeit(back).result)
  return {
    id: `bye-${one.line}-${round}`,
    lines: [one.line, other.line],
    title: say.byeWithOpponent(),
    meaning: say.byeAgainstEachOther({
      round,
      name: one.name,
      other: other.name,
      bye: isBye(cell.result) ? cell.result : back.result,
    }),
    certainty: 'likely',
    repairs: [
      ...(isForfeit ? [{ label: say.forfeitedGame(), edits: forfeit }] : []),
      { label: say.twoByes(), edits: byes },
    ],
    unrepaired: byes,
    marks: [cellMark(one.line, round), cellMark(other.line, round)],
  }
}

function colourProblem(one: PlayerLine, other: PlayerLine, round: number): Problem[] {
  const [cell, back] = [cellOf(one, round), cellOf(other, round)]
  if (cell.colour !== back.colour || !'wb'.includes(cell.colour)) return []
  const white = (player: PlayerLine): Repair => ({
    label: say.hadWhite({ name: lastName(player) }),
    edits: [
      { line: one.line, column: cellMark(one.line, round).from + 5, text: player === one ? 'w' : 'b' },
      { line: other.line, column: cellMark(other.line, round).from + 5, text: player === one ? 'b' : 'w' },
    ],
  })
  const repairs = balance(one, round) <= balance(other, round) ? [white(one), white(other)] : [white(other), white(one)]
  return [
    {
      id: `colour-${one.line}-${round}`,
      lines: [one.line, other.line],
      title: say.sameColour({ colour: cell.colour }),
      meaning: say.coloursContradict({
        round,
        name: one.name,
        other: other.name,
        likely: lastName(balance(one, round) <= balance(other, round) ? one : other),
      }),
      certainty: 'likely',
      repairs,
      unrepaired: repairs[0]!.edits,
      marks: [cellMark(one.line, round), cellMark(other.line, round)],
    },
  ]
}

/** White games minus Black games before a round. */
const balance = ({ rounds }: PlayerLine, round: number): number =>
  rounds.slice(0, round - 1).reduce((sum, { colour }) => sum + (colour === 'w' ? 1 : colour === 'b' ? -1 : 0), 0)
