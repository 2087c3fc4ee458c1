import { withEnds } from './last-round.ts'
import { endsOf, ways } from './minimise.ts'
import type { HalfPoints } from '../text/score.ts'
import { prizeTable, type PrizeField } from '../prizes/prize-table.ts'
import type { OpenPair } from './points-to-come.ts'

/** What all combinations of the open results give. */
export interface PlayedOut {
  chance: (
    player: number,
    gain: HalfPoints,
  ) => { least: number; most: number; isSure: boolean; things: string[] } | undefined
  canWin: (player: number, race: number, at: number) => boolean
}

interface PrizeTally {
  ways: number
  won: number
  least: number
  most: number
  things: Set<string>
}

/** Undefined if there are more combinations than `most` for all players together, a match has more than one game, or a lot would have to decide. */
export function playedOut(field: PrizeField, games: readonly OpenPair[], most: number): PlayedOut | undefined {
  const { snapshot } = field
  const size = snapshot.players.no.length
  if (snapshot.settings.gamePointTotal > 1 || games.length > 10 || ways(games.length) * size > most) return undefined
  const { winReward, drawReward, lossReward, displayPoints } = snapshot.settings
  const rewards = (displayPoints === 'game' ? [1, 0.5, 0] : [winReward, drawReward, lossReward]).map((each) => 2 * each)
  const gainOf = (player: number, ends: readonly number[]): number => {
    const at = games.findIndex(({ white, black }) => white === player || black === player)
    return at < 0 ? 0 : rewards[games[at]!.white === player ? ends[at]! : 2 - ends[at]!]!
  }
  const tallies = new Map<string, PrizeTally>()
  const winners = new Set<string>()
  for (let way = 0; way < ways(games.length); way++) {
    const ends = endsOf(way, games.length)
    const { categories } = prizeTable({ ...field, snapshot: withEnds(snapshot, games, ends) })
    const awards = categories.flatMap((category) => category.awards)
    if (awards.some(({ how }) => 'isOpen' in how && how.isOpen)) return undefined
    const byPlayer = Map.groupBy(awards, ({ person }) => person)
    for (let player = 0; player < size; player++) {
      const own = byPlayer.get(player) ?? []
      const money = own.reduce((sum, award) => sum + award.money, 0)
      const key = `${player} ${gainOf(player, ends)}`
      const tally = tallies.get(key) ?? { ways: 0, won: 0, least: Infinity, most: 0, things: new Set() }
      tallies.set(key, tally)
      tally.ways += 1
      tally.won += own.length > 0 ? 1 : 0
      tally.least = Math.min(tally.least, money)
      tally.most = Math.max(tally.most, money)
      for (const { thing } of own) if (thing !== '') tally.things.add(thing)
    }
    for (const { person, race, place, how } of awards) {
      winners.add(`${person} ${race} ${place - 1}`)
      // Those who share have a part of each prize that is shared.
      if ('sum' in how)
        for (const other of awards)
          if (other.race === race && how.others.includes(other.person))
            winners.add(`${person} ${race} ${other.place - 1}`)
    }
  }
  return {
    chance: (player, gain) => {
      const tally = tallies.get(`${player} ${gain}`)
      return (
        tally && {
          least: tally.least,
          most: tally.most,
          isSure: tally.won === tally.ways,
          things: [...tally.things],
        }
      )
    },
    canWin: (player, race, at) => winners.has(`${player} ${race} ${at}`),
  }
}
