import { clocks } from '#simulator/clocks.ts'
import { hash } from '#simulator/dice.ts'
import { ENDINGS } from '#simulator/endings.ts'
import { clockText } from '#simulator/pgn.ts'
import { GAMES, REAL } from '#simulator/store/games.ts'
import { EVALUATIONS } from './evaluations.ts'

export interface GameToWrite {
  event: string
  round: number
  white: string
  black: string
  ratings?: [white: number, black: number]
  /** Outcome letters of White and Black. */
  outcome: string
  startedAt: number
  /** Seconds per game and per move. */
  control: { base: number; increment: number }
}

const RESULTS: Record<string, string> = { '10': '1-0', '01': '0-1', '==': '1/2-1/2' }

/** PGN of a stored game with this outcome, with clock times, evaluations and comments on its opening and end. */
export function writePgn({ event, round, white, black, ratings, outcome, startedAt, control }: GameToWrite): string {
  const result = RESULTS[outcome]!
  const fitting = REAL.filter((at) => GAMES[at]!.result === result)
  const seed = hash(`${white} ${black} ${startedAt}`)
  const chosen = fitting[seed % fitting.length]!
  const { eco, opening, how, moves } = GAMES[chosen]!
  const evaluations = EVALUATIONS[chosen]?.split(' ') ?? []
  const sans = moves.split(' ')
  const { plies } = clocks(sans.length, control, seed, false)
  const date = new Date(startedAt).toISOString()
  const winner = outcome === '10' ? `${white} ` : outcome === '01' ? `${black} ` : ''
  const end = `${winner}${ENDINGS[how].termination}`
  const tags = [
    ['Event', event],
    ['Site', 'Kibitz'],
    ['Date', date.slice(0, 10).replaceAll('-', '.')],
    ['Round', round],
    ['White', white],
    ['Black', black],
    ['Result', result],
    ['UTCDate', date.slice(0, 10).replaceAll('-', '.')],
    ['UTCTime', date.slice(11, 19)],
    ...(ratings ? ratings.map((rating, side) => [side === 0 ? 'WhiteElo' : 'BlackElo', rating]) : []),
    ['TimeControl', `${control.base}+${control.increment}`],
    ['ECO', eco],
    ['Termination', end],
  ]
  const text = sans.map((san, ply) => {
    const number = ply % 2 === 0 ? `${ply / 2 + 1}.` : `${(ply + 1) / 2}...`
    const note = ply === sans.length - 1 ? ` ${end}.` : ''
    const value = evaluations[ply]
    const judged = value === undefined ? '' : `[%eval ${value.startsWith('#') ? value : Number(value) / 100}] `
    return `${number} ${san} {${judged}[%clk ${clockText(plies[ply]!.left)}]${note}}`
  })
  const head = tags.map(([tag, value]) => `[${tag} "${value}"]\n`).join('')
  return `${head}\n{${opening.replaceAll('-', ' ')}.} ${text.join(' ')} ${result}\n`
}
