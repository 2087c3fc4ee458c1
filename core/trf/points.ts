import * as say from '#words/coreTrf.js'
import {
  noteFault,
  slice,
  decimal,
  formatDecimal,
  parseDecimal,
  text,
  whole,
  words,
  type TrfColumn,
  type LineReader,
} from './columns.ts'

type SymbolPoints = Record<string, number>

/** Points by symbol as records 162 and 362 pack them: a symbol ends at column 6, 15, …, and its value follows. */
export const rewards: TrfColumn<SymbolPoints> = {
  from: 5,
  read(line) {
    const worth: SymbolPoints = {}
    for (let from = 5; from <= line.characters.length; from += 9) {
      const symbol = text(from, from + 1).read(line)
      if (symbol) worth[symbol] = decimal(() => say.fieldValueOf({ symbol }), from + 2, from + 5).read(line)
    }
    return worth
  },
  write: (worth) =>
    Object.entries(worth)
      .map(([symbol, value]) => symbol.padStart(2) + formatDecimal(value).padStart(4))
      .join('   '),
}

/** Points by symbol as JaVaFo's XXS writes them: `W=3 D=1 PAB=1`. */
export const assignments: TrfColumn<SymbolPoints> = {
  from: 5,
  read(line) {
    const worth: SymbolPoints = {}
    for (const word of slice(line, 5, Infinity).matchAll(/\S+/g)) {
      const [symbol = '', value = ''] = word[0].split('=')
      const points = parseDecimal(value)
      if (points === undefined) noteFault(line, 5 + word.index, word[0], say.pointsUnknown({ word: word[0] }))
      worth[symbol] = points ?? 0
    }
    return worth
  },
  write: (worth) =>
    Object.entries(worth)
      .map(([symbol, value]) => `${symbol}=${value}`)
      .join(' '),
}

interface Places {
  type: TrfColumn<string>
  matchPoints: TrfColumn<number>
  gamePoints: TrfColumn<number>
  round: TrfColumn<number>
  ids: TrfColumn<number[]>
}

const places = (type: number, match: number, game: number, round: number, ids: number): Places => ({
  type: text(type, type),
  matchPoints: decimal(say.fieldMatchPointsAlone, match, match + 3),
  gamePoints: decimal(say.fieldGamePointsAlone, game, game + 3),
  round: whole(say.fieldRound, round, round + 2),
  ids: words(say.fieldNumber, ids),
})

const SPEC = places(5, 8, 14, 20, 24)
/** Columns that Sharly Chess writes. */
const PACKED = places(5, 7, 12, 17, 21)

/** The columns of the specification if all columns between them are blank, else the packed ones. */
function placesOf(line: LineReader): Places {
  const between = [6, 7, 12, 13, 18, 19, 23].map((column) => slice(line, column, column))
  return between.every((character) => character.trim() === '') ? SPEC : PACKED
}

/** Abnormal points (299): read in either set of columns, written in those of the specification. */
export const abnormal = {
  type: { ...SPEC.type, read: (line: LineReader) => placesOf(line).type.read(line) },
  matchPoints: { ...SPEC.matchPoints, read: (line: LineReader) => placesOf(line).matchPoints.read(line) },
  gamePoints: { ...SPEC.gamePoints, read: (line: LineReader) => placesOf(line).gamePoints.read(line) },
  round: { ...SPEC.round, read: (line: LineReader) => placesOf(line).round.read(line) },
  ids: { ...SPEC.ids, read: (line: LineReader) => placesOf(line).ids.read(line) },
}
