import * as say from '#words/coreImport.js'
import { isPlayed } from '../match/outcome.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Remark } from './problem.ts'

/** Remarks about imported rounds: rematches, second byes, three games of one colour in a row, open games. */
export function roundRemarks(snapshot: Snapshot): Remark[] {
  if (snapshot.settings.competitors === 'team' || snapshot.settings.pairingSystem !== 'swiss')
    return openGames(snapshot)
  return [...rematches(snapshot), ...secondByes(snapshot), ...thirdColours(snapshot), ...openGames(snapshot)]
}

const remark = (text: string): Remark => ({ lines: [], text })
const nameOf = (snapshot: Snapshot, position: number): string => competitorName(snapshot, position)

function rematches(snapshot: Snapshot): Remark[] {
  const met = new Map<string, number>()
  return snapshot.rounds.flatMap(({ white, black, outcomes }, at) =>
    white.flatMap((one, pairing) => {
      const other = black[pairing]!
      if (other < 0 || !isPlayed(outcomes[2 * pairing] as '1')) return []
      const key = one < other ? `${one} ${other}` : `${other} ${one}`
      const before = met.get(key)
      met.set(key, at + 1)
      return before === undefined
        ? []
        : [
            remark(
              say.rematch({
                name: nameOf(snapshot, one),
                other: nameOf(snapshot, other),
                round: at + 1,
                before,
              }),
            ),
          ]
    }),
  )
}

function secondByes(snapshot: Snapshot): Remark[] {
  const had = new Set<number>()
  return snapshot.rounds.flatMap(({ white, black, outcomes }, at) =>
    white.flatMap((player, pairing) => {
      if (black[pairing]! >= 0 || outcomes[2 * pairing] !== 'U') return []
      if (had.has(player)) return [remark(say.secondBye({ name: nameOf(snapshot, player), round: at + 1 }))]
      had.add(player)
      return []
    }),
  )
}

/** Skips the last round, in which a third game of the same colour may be unavoidable. */
function thirdColours(snapshot: Snapshot): Remark[] {
  const lines = snapshot.players.no.map(() => '')
  const last = snapshot.settings.totalRounds ?? snapshot.round
  return snapshot.rounds.flatMap(({ white, black, outcomes }, at) =>
    white.flatMap((one, pairing) => {
      if (black[pairing]! < 0 || !isPlayed(outcomes[2 * pairing] as '1')) return []
      const sides = [
        [one, 'W'],
        [black[pairing]!, 'B'],
      ] as const
      return sides.flatMap(([player, colour]) => {
        lines[player] += colour
        const isThird = lines[player]!.endsWith(colour.repeat(3)) && at + 1 < last
        return isThird ? [remark(say.thirdColour({ name: nameOf(snapshot, player), colour, round: at + 1 }))] : []
      })
    }),
  )
}

const openGames = ({ rounds }: Snapshot): Remark[] =>
  rounds.flatMap(({ outcomes, black }, at) => {
    const open = black.filter(
      (other, pairing) => other >= 0 && outcomes.slice(2 * pairing, 2 * pairing + 2) === '  ',
    ).length
    if (open === 0) return []
    return [remark(say.roundIsOpen({ round: at + 1, count: open }))]
  })
