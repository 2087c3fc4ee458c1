/** The results of a tournament that a reader who hides results has revealed. */
export interface RevealedResults {
  /** Rounds with all results revealed, ascending. */
  rounds: readonly number[]
  /** Single pairings, by round and number. */
  games: readonly (readonly [round: number, no: number])[]
  /** Single matches of fixtures that have several; undefined without any. */
  minis?: readonly (readonly [round: number, no: number, k: number])[]
  /**
   * The last round whose pairings are revealed, even if results of earlier rounds are hidden; 0: none beyond those that
   * follow from `rounds`.
   */
  pairedTo: number
}

export const NOTHING_REVEALED: RevealedResults = { rounds: [], games: [], pairedTo: 0 }

const MAX_ROUND = 999
const PART = /^(?:(\d{1,4})(?:-(\d{1,4}))?|(\d{1,4})b(\d{1,6})(?:k(\d{1,2}))?|p(\d{1,4}))$/

/**
 * `1-3.5.6b2.6b3k1.p8`: rounds 1 to 3 and 5, the second pairing of round 6, the first match of the third, and pairings up
 * to round 8. Empty: nothing.
 */
export const formatRevealed = ({ rounds, games, minis = [], pairedTo }: RevealedResults): string =>
  [
    ...ranges(rounds).map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)),
    ...games.map(([round, no]) => `${round}b${no}`),
    ...minis.map(([round, no, k]) => `${round}b${no}k${k}`),
    ...(pairedTo > 0 ? [`p${pairedTo}`] : []),
  ].join('.')

/** The inverse of `formatRevealed`, sorted and without pairings of revealed rounds. Invalid parts are ignored. */
export function parseRevealed(text: string): RevealedResults {
  const rounds = new Set<number>()
  const games = new Map<string, readonly [number, number]>()
  const minis = new Map<string, readonly [number, number, number]>()
  let pairedTo = 0
  for (const part of text.split('.')) {
    const [, from, to = from, round, no, k, paired] = PART.exec(part) ?? []
    for (let each = Number(from); each <= Math.min(Number(to), MAX_ROUND); each += 1) rounds.add(each)
    if (round !== undefined && k === undefined) games.set(`${Number(round)}b${Number(no)}`, [Number(round), Number(no)])
    if (k !== undefined) minis.set(part, [Number(round), Number(no), Number(k)])
    if (paired !== undefined) pairedTo = Math.max(pairedTo, Number(paired))
  }
  const single = [...minis.values()].filter(([round, no]) => !rounds.has(round) && !games.has(`${round}b${no}`))
  return {
    ...(single.length > 0 && { minis: single.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]) }),
    rounds: [...rounds].sort((a, b) => a - b),
    games: [...games.values()].filter(([round]) => !rounds.has(round)).sort((a, b) => a[0] - b[0] || a[1] - b[1]),
    pairedTo,
  }
}

export const withRevealed = (known: RevealedResults, more: Partial<RevealedResults>): RevealedResults =>
  parseRevealed(
    [known, { ...NOTHING_REVEALED, ...more }]
      .map(formatRevealed)
      .filter((text) => text !== '')
      .join('.'),
  )

export const isRevealed = ({ rounds, games }: RevealedResults, round: number, no: number): boolean =>
  rounds.includes(round) || games.some(([inRound, number]) => inRound === round && number === no)

/** Pairings reveal the results of earlier rounds, so by default they are shown only after these. */
export const showsPairings = ({ rounds, pairedTo }: RevealedResults, round: number): boolean =>
  pairedTo >= round || rounds.filter((each) => each < round).length === round - 1

/** Runs of consecutive numbers, as first and last. */
function ranges(numbers: readonly number[]): [from: number, to: number][] {
  const all: [number, number][] = []
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = all.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else all.push([number, number])
  }
  return all
}

/** Whether one match of a fixture is revealed, alone or with its fixture. */
export const isMiniRevealed = (revealed: RevealedResults, round: number, no: number, k: number): boolean =>
  isRevealed(revealed, round, no) ||
  (revealed.minis ?? []).some(([inRound, number, match]) => inRound === round && number === no && match === k)
