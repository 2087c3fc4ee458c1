interface TimeStage {
  /** Moves to make in this stage; undefined for the rest of the game. */
  moves?: number
  seconds: number
  increment: number
}

export interface TimeControl {
  /** Seconds at the start, and seconds added for each move. */
  base: number
  increment: number
  /** Controls after the first: with moves to make, or more time later. */
  stages?: TimeStage[]
}

const ONLINE = /chess\.com|lichess|playchess|chess24|chessbase/i
const MINUTE = 60
const HOUR = 3600

/** Parses the value `2700+15`, `600`, `40/5400+30:1800+30`, or words such as `90 min + 30 sec`; undefined for others. */
export function timeControl(tag: string | undefined): TimeControl | undefined {
  const text = (tag ?? '').trim().slice(0, 120)
  const stages = standardStages(text) ?? wordStages(text)
  const [first] = stages ?? []
  // A move in some days is correspondence.
  if (!stages || !first || first.moves === 1 || first.seconds > 100 * HOUR) return undefined
  const { seconds: base, increment } = first
  return { base, increment, ...((stages.length > 1 || first.moves !== undefined) && { stages }) }
}

/**
 * The control of a game’s tags. Programs at boards write minutes where PGN has seconds: `10+0`, `90+30`. A site for play
 * online means seconds. `clock`: seconds on the first clock that was written, which decides.
 */
export function controlOf(tags: Readonly<Record<string, string>>, clock?: number): TimeControl | undefined {
  const control = timeControl(tags['TimeControl'])
  if (!control || ONLINE.test(tags['Site'] ?? '') || !/^\d{1,3}\s*\+\s*\d{1,3}$/.test(tags['TimeControl']!.trim()))
    return control
  const { base, increment } = control
  if (base > 180 || increment > MINUTE) return control
  const isMinutes = clock === undefined ? base < MINUTE || increment >= 10 : clock > base + 2 * increment + 2
  return isMinutes ? { base: base * MINUTE, increment } : control
}

/** PGN’s own notation. */
function standardStages(text: string): TimeStage[] | undefined {
  const parts = text.split(':').map((part) => /^(?:(\d{1,3})\/)?(\d{1,6})(?:\+(\d{1,4}))?$/.exec(part.trim()))
  if (parts.includes(null)) return undefined
  return parts.map((part) => ({
    ...(part![1] && { moves: Number(part![1]) }),
    seconds: Number(part![2]),
    increment: Number(part![3] ?? 0),
  }))
}

const UNITS: [RegExp, number][] = [
  [/^(?:h|hr|hrs|hour|hours|std|stunden?|heures?|horas?|ч)$/, HOUR],
  [/^(?:m|min|mins|mn|minutes?|minuten?|minutos?|minut|мин|['’′])$/, MINUTE],
  [/^(?:s|sec|secs|sek|seconds?|sekunden?|segundos?|secondes?|sekund|сек|["”″]|'')$/, 1],
]
const NUMBER_WITH_UNIT = /(\d+(?:[.,]\d+)?)\s*([\p{L}]+|["”″'’′]{1,2})?/gu

const FOR_EACH_MOVE =
  /per move|\/\s*move\b|each move|(?:je|pro|per) zug|par coup|por (?:jugada|lance|movimiento)|incr|bonus|delay|from move 1/
const MOVES = /^(?:moves?|mvs?|züge?n?|coups?|jugadas?|lances?|mosse|ходов)$/
const PARTS = /\s*(?:[+,;:&]|\b(?:then|and|followed by|plus)\b)\s*/

/** `90 minutes + 30 seconds`, `90min/40 moves + 30min + 30s/move`, `G/90+30`, `40/90, SD/30; d10`, `1h30 + 30"`. */
function wordStages(written: string): TimeStage[] | undefined {
  const text = written
    .toLowerCase()
    .replace(/\b(?:g|game(?: in)?|sd|sudden death(?: in)?)\s*\/?\s*(?=\d)/g, 'rest ')
    .replace(/\b[di]\s*(\d{1,3})\b/g, ', bonus $1')
    .replace(/(\d+)\s*h\s*(\d{1,2})(?!\d)\s*(?:m(?:in)?\b)?/g, (_, hours: string, rest: string) => {
      return `${Number(hours) * MINUTE + Number(rest)} min `
    })
  const isPlain = /^\s*\d{1,3}\s*\+\s*\d{1,3}\s*$/.test(text)
  if (!isPlain && !/\p{L}|["”″'’′/]/u.test(text)) return undefined
  const stages: TimeStage[] = []
  let increment = 0
  for (const part of text.split(PARTS)) {
    const time = partOf(part, stages.length === 0)
    if (time?.isIncrement) increment = time.seconds
    else if (time)
      stages.push({ ...(time.moves !== undefined && { moves: time.moves }), seconds: time.seconds, increment: 0 })
  }
  return stages.length > 0 ? stages.map((stage) => ({ ...stage, increment })) : undefined
}

/** A part of a control in words: a stage, or what is added for each move; undefined without a time. */
function partOf(part: string, isFirst: boolean) {
  const numbers = Array.from(part.matchAll(NUMBER_WITH_UNIT), ([, digits, unit = '']) => ({
    value: Number(digits!.replace(',', '.')),
    unit: UNITS.find(([pattern]) => pattern.test(unit))?.[1],
    isMoves: MOVES.test(unit),
  }))
  const isForMove = FOR_EACH_MOVE.test(part)
  // `40/90`: forty moves in ninety minutes.
  const isSlashed = !isForMove && /^\s*\d{1,3}\s*\/\s*\d/.test(part)
  const time = isSlashed ? numbers[1] : numbers.find(({ isMoves }) => !isMoves)
  if (!time) return undefined
  const isSmall = time.unit === 1 || (time.unit === undefined && time.value <= MINUTE)
  const isIncrement = isForMove || (!isFirst && isSmall && !part.includes('rest'))
  const seconds = Math.round(time.value * (time.unit ?? (isIncrement ? 1 : MINUTE)))
  return { isIncrement, seconds, moves: isSlashed ? numbers[0]!.value : numbers.find(({ isMoves }) => isMoves)?.value }
}
