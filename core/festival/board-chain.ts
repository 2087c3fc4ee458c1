import type { SectionKind } from './facts.ts'

export interface ChainedSection {
  word: string
  kind: SectionKind
  firstBoard: number | null
  /** Boards that it needs. */
  boards: number
}

/** Numbers of boards in the hall, both ends included. */
export interface BoardNumbers {
  first: number
  last: number
}

/** Boards of so many players, of whom one may be without an opponent. */
export const boardsFor = (players: number): number => Math.ceil(players / 2)

/**
 * The numbers of each section’s boards: one after the other with a gap, unless a section has its own first number.
 * Side events, played at other hours, begin at 1.
 */
export function boardChain(sections: readonly ChainedSection[], gap: number): BoardNumbers[] {
  let next = 1
  return sections.map(({ kind, firstBoard, boards }) => {
    const first = firstBoard ?? (kind === 'side' ? 1 : next)
    const last = first + Math.max(boards, 0) - 1
    if (kind === 'main' && boards > 0) next = last + 1 + gap
    return { first, last }
  })
}

/** Pairs of main sections whose boards have the same numbers, by position. */
export function overlaps(sections: readonly ChainedSection[], numbers: readonly BoardNumbers[]): [number, number][] {
  return sections.flatMap(({ kind }, one) =>
    sections.flatMap((other, at): [number, number][] => {
      if (at <= one || kind !== 'main' || other.kind !== 'main') return []
      const [a, b] = [numbers[one]!, numbers[at]!]
      return a.first <= b.last && b.first <= a.last ? [[one, at]] : []
    }),
  )
}
