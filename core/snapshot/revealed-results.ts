/** What a reader who hides results has asked to see of a tournament. */
export interface RevealedResults {
  /** Rounds whose results they see, in order. */
  rounds: readonly number[]
  /** Single pairings, by round and number. */
  games: readonly (readonly [round: number, no: number])[]
  /** The last round of which they see who meets, though they may not see how earlier ones went; 0: no further than they came. */
  pairedTo: number
}

export const NOTHING_REVEALED: RevealedResults = { rounds: [], games: [], pairedTo: 0 }

const MAX_ROUND = 999
const PART = /^(?:(\d{1,4})(?:-(\d{1,4}))?|(\d{1,4})b(\d{1,6})|p(\d{1,4}))$/

/** `1-3.5.6b2.p8`: rounds 1 to 3 and 5, the second pairing of round 6, and who meets up to round 8. Empty: nothing. */
export const formatRevealed = ({ rounds, games, pairedTo }: RevealedResults): string =>
  [
    ...ranges(rounds).map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)),
    ...games.map(([round, no]) => `${round}b${no}`),
    ...(pairedTo > 0 ? [`p${pairedTo}`] : []),
  ].join('.')

/** The same from its text, in order and without what a round says already; what cannot be read says nothing. */
export function parseRevealed(text: string): RevealedResults {
  const rounds = new Set<number>()
  const games = new Map<string, readonly [number, number]>()
  let pairedTo = 0
  for (const part of text.split('.')) {
    const [, from, to = from, round, no, paired] = PART.exec(part) ?? []
    for (let each = Number(from); each <= Math.min(Number(to), MAX_ROUND); each += 1) rounds.add(each)
    if (round !== undefined) games.set(`${Number(round)}b${Number(no)}`, [Number(round), Number(no)])
    if (paired !== undefined) pairedTo = Math.max(pairedTo, Number(paired))
  }
  return {
    rounds: [...rounds].sort((a, b) => a - b),
    games: [...games.values()].filter(([round]) => !rounds.has(round)).sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    pairedTo,
  }
}

/** What is revealed once more of it is. */
export const withRevealed = (known: RevealedResults, more: Partial<RevealedResults>): RevealedResults =>
  parseRevealed(
    [known, { ...NOTHING_REVEALED, ...more }]
      .map(formatRevealed)
      .filter((text) => text !== '')
      .join('.'),
  )

/** Whether the result of a pairing is shown. */
export const isRevealed = ({ rounds, games }: RevealedResults, round: number, no: number): boolean =>
  rounds.includes(round) || games.some(([inRound, number]) => inRound === round && number === no)

/** Whether it's shown who meets in a round, which tells how those before it went. */
export const showsPairings = ({ rounds, pairedTo }: RevealedResults, round: number): boolean =>
  pairedTo >= round || rounds.filter((each) => each < round).length === round - 1

/** Numbers as they follow each other, first and last. */
function ranges(numbers: readonly number[]): [from: number, to: number][] {
  const all: [number, number][] = []
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = all.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else all.push([number, number])
  }
  return all
}
