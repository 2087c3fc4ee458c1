import type { DrawnPair } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { SetRemark } from './set-remark.ts'

const BYES = { U: 'PAB', F: 'FPB', H: 'HPB', Z: 'ZPB' }

export const pairText = ({ white, black, bye = 'U' }: DrawnPair): string =>
  `${white}${black === null ? `=${BYES[bye]}` : `-${black}`}`

const startOf = (round: number): string => `MPA @ Round ${round}: `

/** The remark for the report about pairs changed by hand: `MPA @ Round 3: 5-1 8-2 => 5-2 8-1`. */
export function handChangeRemark(round: number, given: string[], published: string[]): string | undefined {
  const was = given.filter((pair) => !published.includes(pair))
  const is = published.filter((pair) => !given.includes(pair))
  if (was.length + is.length === 0) return undefined
  // `none` when the engine found no pairing, so that all pairs are the arbiter’s.
  return `${startOf(round)}${was.join(' ') || 'none'} => ${is.join(' ') || 'none'}`
}

/** Removes these remarks when the round is taken back. */
export const handChangesStruck = ({ remarks = [] }: Snapshot, round: number): SetRemark[] =>
  remarks
    .filter((remark) => remark.startsWith(startOf(round)))
    .map((remark) => ({ type: 'setRemark', remark, isNoted: false }))

/**
 * The engine’s pairs of a published round, from the published ones and the remark about those changed by hand. Without
 * an engine they are the pairs that were published.
 */
export function enginePairs({ remarks = [] }: Snapshot, round: number, published: DrawnPair[]): string[] {
  const remark = remarks.find((one) => one.startsWith(startOf(round)))
  const [engine = [], byHand = []] = (remark?.slice(startOf(round).length).split(' => ') ?? []).map((side) =>
    side.split(' ').filter((pair) => pair !== 'none'),
  )
  return [...published.map(pairText).filter((pair) => !byHand.includes(pair)), ...engine]
}

/** Replaces the remark after pairs of a published round were changed by hand. */
export function handChangesRenoted(
  snapshot: Snapshot,
  round: number,
  engine: string[],
  published: DrawnPair[],
): SetRemark[] {
  const remark = handChangeRemark(round, engine, published.map(pairText))
  const struck = handChangesStruck(snapshot, round).filter((one) => one.remark !== remark)
  const isNoted = remark === undefined || (snapshot.remarks ?? []).includes(remark)
  return [...struck, ...(isNoted ? [] : [{ type: 'setRemark', remark, isNoted: true } as const])]
}
