import { clockText } from '../pgn.ts'
import { shuffled } from '../dice.ts'
import type { BoardAt } from './board-at.ts'
import { pick, type TextFault } from './faults.ts'
import type { Hall } from './hall.ts'

const KEPT = ['Event', 'Site', 'Round', 'Board', 'WhiteElo', 'BlackElo', 'WhiteTeam', 'BlackTeam', 'TimeControl']

/** A game as LiveChess exports it. */
export function gameText(hall: Hall, shown: BoardAt): string {
  const { tags, white, black, result, start, board } = shown
  const known = Object.entries(tags).filter(([name]) => hall.keepsTags || KEPT.includes(name))
  const side = (name: string, { fideId, title }: BoardAt['white']): [string, string][] => [
    ...(fideId ? ([[`${name}FideId`, fideId]] as [string, string][]) : []),
    ...(title && !shown.has('otherNames') ? ([[`${name}Title`, title]] as [string, string][]) : []),
  ]
  const all: [string, string][] = [
    ['ePGN', '0.1;DGT LiveChess/2.2.6'],
    ...known.filter(([name]) => !/^(?:White|Black)(?:FideId|Title)?$|^(?:Result|Round)$/.test(name)),
    ['Date', '????.??.??'],
    ['Round', tags['Round'] ?? `${hall.round}.${board}`],
    ['White', white.name || '?'],
    ['Black', black.name || '?'],
    ['Result', result],
    ...side('White', white),
    ...side('Black', black),
    ...(start
      ? ([
          ['SetUp', '1'],
          ['FEN', start],
          ['Variant', 'Fischerandom'],
        ] as [string, string][])
      : []),
  ]
  const words = movesText(shown, hall.faults.text.includes('junk'))
  return `${all.map(([name, value]) => `[${name} "${value}"]\n`).join('')}\n${[words, result].filter(Boolean).join(' ')}\n`
}

function movesText({ plies, tail, has }: BoardAt, isJunk: boolean): string {
  const words = [...plies.map(({ san }) => san), ...tail].map((san, ply) => {
    const number = ply % 2 === 0 ? `${ply / 2 + 1}. ` : ''
    const move = plies[ply]
    if (!move) return number + san
    const hasClock = !has('emtOnly') && !(has('clockGaps') && ply % 3 === 2)
    const clock = hasClock ? ` {[%clk ${long(move.left)}]}` : ''
    const spent = ply % 7 === 6 && hasClock ? '' : ` {[%emt ${long(move.spent)}]}`
    const written = isJunk ? san.replace(/^O-O-O/, '0-0-0').replace(/^O-O/, '0-0') : san
    return `${number}${written}${isJunk && ply % 5 === 4 ? ' $1 ±' : ''}${clock}${spent}${isJunk && ply === 9 ? ' (5... Nf6 6. d4)' : ''}`
  })
  return lines(words.join(' ')) + (isJunk ? '\n% end of the moves\n' : '')
}

/** `1:30:00` as LiveChess writes it: `01:30:00`. */
const long = (seconds: number): string => clockText(Math.floor(seconds)).padStart(8, '0')

/** Lines of at most 80 characters, broken at any blank, be it within a comment. */
const lines = (text: string): string => text.replace(/(.{60,79}) /g, '$1\n')

/** Whether a passing fault of the text holds: at seconds of each minute that the seed chooses. */
function isPassing(hall: Hall, fault: TextFault, now: number, seconds: number): boolean {
  const from = pick(hall.seed, 0, fault, 5, 50)
  const second = Math.floor((now - hall.startTime) / 1000) % 60
  return hall.faults.text.includes(fault) && now >= hall.startTime && second >= from && second < from + seconds
}

/** The games of a round as one PGN text, with the faults of texts. */
export function pgnText(hall: Hall, boards: BoardAt[], now: number): string {
  const has = (fault: TextFault): boolean => hall.faults.text.includes(fault)
  if (isPassing(hall, 'empty', now, 5)) return ''
  if (has('lastRound') && now - hall.startTime < 20_000) return hall.lastRound
  const step = Math.floor((now - hall.startTime) / 10_000)
  const ordered = has('reorder') ? shuffled(boards.length, hall.seed + step).map((at) => boards[at]!) : boards
  const present = isPassing(hall, 'half', now, 10) ? ordered.slice(0, Math.ceil(ordered.length / 2)) : ordered
  const games = present.flatMap((one) =>
    one.has('doubled')
      ? [gameText(hall, { ...one, plies: one.plies.slice(0, -4), tail: [], result: '*' }), gameText(hall, one)]
      : [gameText(hall, one)],
  )
  const mark = has('bom') ? '\ufeff' : ''
  const whole = mark + games.map((text) => `${text}\n`).join(mark)
  const text = has('crlf') ? whole.replaceAll('\n', '\r\n') : whole
  return isPassing(hall, 'cut', now, 5) ? text.slice(0, pick(hall.seed + step, 1, 'cut', 0, text.length)) : text
}

/** The bytes of a text: UTF-8, or Latin-1 with that fault. */
export const encoded = (hall: Hall, text: string): Uint8Array<ArrayBuffer> =>
  hall.faults.text.includes('latin1')
    ? Uint8Array.from(text, (letter) => Math.min(255, letter.codePointAt(0)!))
    : (new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>)
