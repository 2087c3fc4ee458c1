import { parseOutcome } from '../match/outcome.ts'
import type { TrfCell } from '../trf/cells.ts'
import { parseDecimal } from '../trf/columns.ts'
import { titleOf } from '../trf/entrants.ts'
import type { RecordOf } from '../trf/trf.ts'

/** Longer lines are not read word by word. */
const LONGEST = 2000
const GAME = /(\d{1,4}|-+)\s+([wb-])\s+([10=+\-wdlhfuz])(?=\s|$)/gi
const FEDERATION = /^[A-Z]{3}$/
const BIRTH = /^(\d{4}([/.-]\d{1,2}){0,2}|(\d{1,2}[/.-]){2}\d{4})$/
const POINTS = /^\d{1,3}([.,]\d)?$/

/**
 * Reads a player's line word by word, regardless of columns; undefined if that fails. Blank rounds can't be recognised
 * this way.
 */
export function playerFromWords(text: string): RecordOf<'player'> | undefined {
  if (text.length > LONGEST) return undefined
  const body = text.slice(3).replaceAll('\t', '  ')
  const games = [...body.matchAll(GAME)]
  // Text between the games would be lost.
  const start = games[0]?.index ?? body.length
  if (body.slice(start).replace(GAME, '').trim() !== '') return undefined
  const words = body.slice(0, start).split(/\s+/).filter(Boolean)
  const no = Number(words.shift())
  if (!Number.isInteger(no) || no < 1 || no > 9999) return undefined
  const sex = /^[mwf]$/i.test(words[0] ?? '') ? words.shift()! : ''
  const title = words.length > 2 && titleOf(words[0]!) ? words.shift()! : ''
  const rank = /^\d{1,4}$/.test(words.at(-1) ?? '') && POINTS.test(words.at(-2) ?? '') ? Number(words.pop()) : 0
  const points = rank > 0 || /^\d{1,3}[.,]\d$/.test(words.at(-1) ?? '') ? parseDecimal(words.pop() ?? '') : undefined
  const birth = BIRTH.test(words.at(-1) ?? '') ? words.pop()! : ''
  const fideId = /^\d{5,11}$/.test(words.at(-1) ?? '') ? words.pop()! : ''
  const federation = words.length > 1 && FEDERATION.test(words.at(-1)!) ? words.pop()! : ''
  const rating = /^\d{1,4}$/.test(words.at(-1) ?? '') ? Number(words.pop()) : 0
  const name = words.join(' ')
  if (!/\p{L}/u.test(name) || /\d/.test(name)) return undefined
  const rounds = games.map(cellOfGame)
  return {
    kind: 'player',
    code: '001',
    no,
    sex,
    title,
    name,
    rating,
    federation,
    fideId,
    birth,
    points: points ?? 0,
    rank,
    rounds,
  }
}

const cellOfGame = ([, opponent = '', colour = '', result = '']: RegExpExecArray): TrfCell => ({
  opponent: Number.isNaN(Number(opponent)) ? 0 : Number(opponent),
  colour: colour.toLowerCase() as TrfCell['colour'],
  result: parseOutcome(result) ?? ' ',
})
