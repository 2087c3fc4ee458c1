import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** The opponents of a competitor before a round, in the order of the rounds. */
export const opponentsBefore = ({ rounds }: Snapshot, id: number, round: number): number[] =>
  rounds.slice(0, round - 1).flatMap(({ white, black }) => {
    const at = white.findIndex((one, at) => one === id || black[at] === id)
    const opponent = white[at] === id ? black[at] : white[at]
    return opponent !== undefined && opponent >= 0 ? [opponent] : []
  })
