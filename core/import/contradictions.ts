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

const WORDS: Partial<Record<Outcome, string>> = {
  '1': 'a win',
  '0': 'a loss',
  '=': 'a draw',
  '+': 'a win by forfeit',
  '-': 'a loss by forfeit',
  W: 'an unrated win',
  L: 'an unrated loss',
  D: 'an unrated draw',
  U: 'a bye',
  H: 'a half-point bye',
  F: 'a full-point bye',
  Z: 'a zero-point bye',
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
    { label: `${lastName(one)} won`, edits: set('1', '0') },
    { label: `${lastName(other)} won`, edits: set('0', '1') },
    { label: 'Draw', edits: set('=', '=') },
  ]
  const bothClaim = letters === '11'
  return [
    {
      id: `result-${one.line}-${round}`,
      lines: [one.line, other.line],
      title: bothClaim ? 'Both players of a game claim the win' : 'A game has two results',
      meaning: `Round ${round}: ${one.name} has ${WORDS[cell.result]} against ${other.name}, who has ${WORDS[back.result]}. ${evidence(one, other, round)} Until you decide, the game has no result.`,
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
  if (found === '1 0') return `Their totals fit a win of ${lastName(one)}.`
  if (found === '0 1') return `Their totals fit a win of ${lastName(other)}.`
  return found === '0.5 0.5' ? 'Their totals fit a draw.' : 'Their totals don’t settle it.'
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
    title: 'A bye with an opponent',
    meaning: `Round ${round}: ${one.name} and ${other.name} have each other, and ${WORDS[isBye(cell.result) ? cell.result : back.result]}.`,
    certainty: 'likely',
    repairs: [...(isForfeit ? [{ label: 'Forfeited game', edits: forfeit }] : []), { label: 'Two byes', edits: byes }],
    unrepaired: byes,
    marks: [cellMark(one.line, round), cellMark(other.line, round)],
  }
}

function colourProblem(one: PlayerLine, other: PlayerLine, round: number): Problem[] {
  const [cell, back] = [cellOf(one, round), cellOf(other, round)]
  if (cell.colour !== back.colour || !'wb'.includes(cell.colour)) return []
  const white = (player: PlayerLine): Repair => ({
    label: `${lastName(player)} had White`,
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
      title: `Both players of a game have ${cell.colour === 'w' ? 'White' : 'Black'}`,
      meaning: `Round ${round}: ${one.name} and ${other.name}. ${lastName(balance(one, round) <= balance(other, round) ? one : other)} had White less often before.`,
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
