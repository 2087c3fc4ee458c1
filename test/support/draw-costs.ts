import type { PairedBracket } from '#core/draw/swiss/bracket.ts'
import { pairColour } from '#core/draw/swiss/colours.ts'
import type { DutchDraw } from '#core/draw/swiss/dutch.ts'

/** The cost of one criterion: lists are compared number by number; more is worse. */
type Cost = readonly number[]

/** With equal beginnings the longer list is worse. */
export function isWorse(one: Cost, other: Cost): boolean {
  const at = one.findIndex((figure, index) => figure !== other[index])
  return at >= 0 && one[at]! > (other[at] ?? -Infinity)
}

const descending = (figures: number[]): number[] => figures.toSorted((a, b) => b - a)

/**
 * The cost of a bracket by each criterion of C.04.3 from C6 on. Counted from its pairs by the text of the rules,
 * independently of the engine's own counters.
 */
export function bracketCosts(draw: DutchDraw, at: number): Map<string, Cost> {
  const { field, brackets, alone } = draw
  const { pairs, floaters, zones } = brackets[at]!
  const { players } = field
  const own = players[zones.residents[0]!]!.score
  const gap = ([one, other]: readonly [number, number]): number => players[one]!.score - players[other]!.score
  const uneven = pairs
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
    .filter((pair) => gap(pair) > 0)
  const down = (back: 0 | 1): number =>
    floaters.filter((place) => players[place]!.score === own && players[place]!.floats[back] === 'down').length
  const up = (back: 0 | 1): number => uneven.filter(([, lower]) => players[lower]!.floats[back] === 'up').length
  const gaps = (isMeant: (pair: readonly [number, number]) => boolean): number[] =>
    descending(uneven.filter(isMeant).map(gap))
  // A player who moved down before and floats again counts as if paired one point below the bracket.
  const onward = (back: 0 | 1): number[] =>
    floaters
      .filter((place) => zones.movedDown.includes(place) && players[place]!.floats[back] === 'down')
      .map((place) => players[place]!.score - (own - 2))
  const next = brackets[at + 1]
  return new Map<string, Cost>([
    ['C6', [floaters.length]],
    ['C7', descending(floaters.map((place) => players[place]!.score))],
    ['C8', next ? [next.floaters.length, ...descending(next.floaters.map((place) => players[place]!.score))] : []],
    ['C9', alone !== null && floaters.includes(alone) ? [players[alone]!.unplayed] : []],
    ...colourCosts(draw, brackets[at]!),
    ['C14', [down(0)]],
    ['C15', [up(0)]],
    ['C16', [down(1)]],
    ['C17', [up(1)]],
    ['C18', descending([...gaps(([higher]) => players[higher]!.floats[0] === 'down'), ...onward(0)])],
    ['C19', gaps(([, lower]) => players[lower]!.floats[0] === 'up')],
    ['C20', descending([...gaps(([higher]) => players[higher]!.floats[1] === 'down'), ...onward(1)])],
    ['C21', gaps(([, lower]) => players[lower]!.floats[1] === 'up')],
  ])
}

/** C10 to C13, from the colour histories after this bracket. */
function colourCosts({ field: { players, preferences } }: DutchDraw, { pairs }: PairedBracket): [string, Cost][] {
  const sat = pairs.flatMap(([one, other]) => {
    const [higher, lower] = [players[Math.min(one, other)]!, players[Math.max(one, other)]!]
    const { colour } = pairColour(higher, lower, 'w')
    const isTop = higher.isTopscorer || lower.isTopscorer
    return [
      { isTop, due: preferences[Math.min(one, other)]!, colours: higher.colours + colour },
      { isTop, due: preferences[Math.max(one, other)]!, colours: lower.colours + (colour === 'w' ? 'b' : 'w') },
    ]
  })
  const count = (isMeant: (side: (typeof sat)[number]) => boolean): Cost => [sat.filter(isMeant).length]
  const balance = (colours: string): number => [...colours].reduce((sum, colour) => sum + (colour === 'w' ? 1 : -1), 0)
  const isDenied = ({ due, colours }: (typeof sat)[number]): boolean =>
    due.colour !== null && colours.at(-1) !== due.colour
  return [
    ['C10', count(({ isTop, colours }) => isTop && Math.abs(balance(colours)) > 2)],
    ['C11', count(({ isTop, colours }) => isTop && /(www|bbb)$/.test(colours))],
    ['C12', count(isDenied)],
    ['C13', count((side) => isDenied(side) && side.due.strength === 'strong')],
  ]
}
