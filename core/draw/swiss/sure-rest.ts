import type { BracketZones, ByeRule } from './edge-table.ts'
import type { SwissField } from './swiss-field.ts'

/**
 * Whether `members` can certainly be paired together with up to `coming` of `others`: each can meet at least half of
 * the rest (Dirac's theorem). `spare` counts members who leave.
 */
export function canAbsorb(
  { kept, preferences }: SwissField,
  members: readonly number[],
  others: readonly number[],
  coming: number,
  spare = 0,
): boolean {
  let [most, white, black] = [0, 0, 0]
  for (const place of members) {
    most = Math.max(most, kept[place]!.length)
    const { strength, colour } = preferences[place]!
    if (strength === 'absolute' && colour === 'w') white += 1
    if (strength === 'absolute' && colour === 'b') black += 1
  }
  for (const place of others) most = Math.max(most, kept[place]!.length)
  return members.length - spare >= 2 * (1 + most + Math.max(white, black) + coming)
}

/**
 * The zones of a bracket with fewer of the groups below, the fewest first. A choice is valid only if few enough players
 * float, which is known after pairing (`isSure`).
 */
export function zoneChoices(field: SwissField, full: BracketZones, bye: ByeRule | null): BracketZones[] {
  const { movedDown, residents, next, rest } = full
  const current = [...movedDown, ...residents]
  const scoreOf = (place: number | undefined): number => (place === undefined ? -1 : field.players[place]!.score)
  const choices: BracketZones[] = []
  const isByeBelow = bye === null || (rest.length > 0 && bye.score < scoreOf(next[0]))
  const isRestSure = rest.length === 0 || canAbsorb(field, rest, [...current, ...next], 1, 2)
  if (next.length > 0 && isByeBelow && isRestSure && canAbsorb(field, next, current, 1, 1))
    choices.push({ movedDown, residents, next: [], rest: [], isOpen: true, hasBye: false })
  const isByeInRest = bye === null || bye.score < scoreOf(rest[0])
  if (rest.length > 0 && isRestSure)
    choices.push({ movedDown, residents, next, rest: [], isOpen: true, hasBye: full.hasBye && !isByeInRest })
  return [...choices, full]
}

/** Whether few enough players float for the groups that were left out. */
export function isSure(field: SwissField, full: BracketZones, chosen: BracketZones, floating: number): boolean {
  if (!chosen.isOpen) return true
  const current = [...full.movedDown, ...full.residents]
  if (chosen.next.length === 0) return canAbsorb(field, full.next, current, floating, 1)
  return canAbsorb(field, full.rest, [...current, ...full.next], floating, 2)
}
