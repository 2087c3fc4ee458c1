import { outcomeOf, PLAYED, type Field } from '../standings/field.ts'
import { systemAt } from '../snapshot/rounds.ts'
import { NO_FEDERATION } from './rules.ts'

const GUESTS = 20
const GUEST_FEDERATIONS = 3
const GUEST_TITLES = 10
const TITLES: readonly string[] = ['GM', 'IM', 'WGM', 'WIM']

/**
 * A Swiss so international that limits on federations do not apply (B.01 1.4.3): at least 20 rated players not of the
 * host's federation, of at least three federations, at least ten of them with a title. A player counts who misses at
 * most one round; the allocated bye is no miss.
 */
export function isBigSwiss(seen: Field): boolean {
  const { snapshot, round, size } = seen
  const { settings, systems, players } = snapshot
  const host = settings.federation
  if (host === null || systemAt(settings, systems, round).system !== 'swiss') return false
  const guests = Array.from({ length: size }, (_, player) => player).filter((player) => {
    const federation = players.nationality[player]!
    const isForeign = federation !== '' && federation !== host && federation !== NO_FEDERATION
    return isForeign && players.rating[player]! > 0 && missed(seen, player) <= 1
  })
  return (
    guests.length >= GUESTS &&
    new Set(guests.map((player) => players.nationality[player])).size >= GUEST_FEDERATIONS &&
    guests.filter((player) => TITLES.includes(players.title?.[player] ?? '')).length >= GUEST_TITLES
  )
}

function missed(seen: Field, player: number): number {
  let count = 0
  for (let cell = player * seen.round; cell < (player + 1) * seen.round; cell++)
    if (!(seen.traits[cell]! & PLAYED) && !'U+ '.includes(outcomeOf(seen, cell))) count++
  return count
}
