/** A share of all, from 0 to 1, or a number of them. */
export type Portion = number | { count: number }

/** A portion of the whole event, or one for each round; rounds that are not listed have none. */
export type Amount = Portion | { rounds: Portion[] }

export type Roll = () => number

/** The portion of each round. A number for the whole event is spread over the rounds at random. */
export function spread(amount: Amount = 0, rounds: number, roll: Roll): Portion[] {
  const numbers = Array.from({ length: rounds }, () => 0)
  if (typeof amount === 'number') return numbers.map(() => amount)
  if ('rounds' in amount) return numbers.map((_, at) => amount.rounds[at] ?? 0)
  for (let left = amount.count; left > 0; left--) numbers[Math.floor(roll() * rounds)]! += 1
  return numbers.map((count) => ({ count }))
}

/**
 * Marks items: as many of `free` as numbers ask for, and of all others a share. The function that it returns is to be
 * asked once for each item.
 */
export function marker<Mark>(
  portions: [Mark, Portion][],
  free: readonly number[],
  roll: Roll,
): (item: number) => Mark | undefined {
  const picked = new Map<number, Mark>()
  const left = [...free]
  for (const [mark, portion] of portions) {
    if (typeof portion === 'number') continue
    for (let count = Math.min(portion.count, left.length); count > 0; count--)
      picked.set(left.splice(Math.floor(roll() * left.length), 1)[0]!, mark)
  }
  return (item) => picked.get(item) ?? byShare(portions, roll())
}

function byShare<Mark>(portions: [Mark, Portion][], chance: number): Mark | undefined {
  let passed = 0
  for (const [mark, portion] of portions) {
    if (typeof portion === 'number') passed += portion
    if (chance < passed) return mark
  }
  return undefined
}
