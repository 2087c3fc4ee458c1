import type { DivisionKey, EntryOrigin, FinalTable, PlaceBefore } from './facts.ts'
import { groupsOf, type SeasonRules } from './rules.ts'

/** What happened beside the tables. Numbers are those of entries. */
export interface PromotionCases {
  /** Teams that don't go on. */
  leaving?: readonly number[]
  /** Teams that don't want to go up. */
  declined?: readonly number[]
  /** By the upper of two tiers: who won the play-offs for a place in it. Undefined until they are decided. */
  playoffs?: Readonly<Record<number, readonly number[]>>
}

interface NextPlace extends DivisionKey {
  entry: number
  origin: EntryOrigin
  from: PlaceBefore
  /** Whether a play-off still decides. */
  isUndecided: boolean
}

export interface Promotion {
  places: NextPlace[]
  /** Places that nobody fills, by tier. */
  open: { tier: number; places: number }[]
}

type PromotionRules = Pick<SeasonRules, 'tiers' | 'groups' | 'up' | 'down' | 'playoff' | 'vacancies'>

/** How many places of a division go up, go down, and play off with the neighbouring tier. */
export function movingPlaces(rules: PromotionRules, tier: number) {
  const isTop = tier === 1
  const isBottom = tier === rules.tiers
  // The first tier has to make room for those who come up from all parallel groups.
  const down = isTop && rules.groups > 1 ? rules.up * rules.groups : rules.down
  const playoffDown = isTop ? rules.playoff * rules.groups : rules.playoff
  return {
    up: isTop ? 0 : rules.up,
    down: isBottom ? 0 : down,
    playoffUp: isTop ? 0 : rules.playoff,
    playoffDown: isBottom ? 0 : playoffDown,
  }
}

export type Movement = 'up' | 'playoffUp' | 'playoffDown' | 'down' | 'stay'

/** What a place in a table of `size` teams means. Those who go up come first where a small table has too few places. */
export function movementOf(rules: PromotionRules, tier: number, place: number, size: number): Movement {
  const { up, down, playoffUp, playoffDown } = movingPlaces(rules, tier)
  if (place <= up) return 'up'
  if (place > size - down) return 'down'
  if (place <= up + playoffUp) return 'playoffUp'
  return place > size - down - playoffDown ? 'playoffDown' : 'stay'
}

/** A team on its way: `goes` is −1 for up, 1 for down. */
interface Mover {
  entry: number
  from: PlaceBefore
  goes: -1 | 0 | 1
  mayGoUp: boolean
  isUndecided: boolean
}

/**
 * The entries of the next season by final tables: a draft that a person edits. Where teams leave or decline, the rules
 * say who fills their places, from the top tier down.
 */
export function promotionOf(
  tables: readonly FinalTable[],
  rules: PromotionRules,
  cases: PromotionCases = {},
): Promotion {
  const movers = tables.flatMap((table) => moversOf(table, rules, cases))
  const sizes = new Map<number, number>()
  for (const { tier, rows } of tables) sizes.set(tier, (sizes.get(tier) ?? 0) + rows.length)
  const open: Promotion['open'] = []
  for (let tier = 1; tier <= rules.tiers; tier++) {
    const missing = () => (sizes.get(tier) ?? 0) - movers.filter((one) => one.from.tier + one.goes === tier).length
    while (missing() > 0 && fillPlace(movers, rules, tier));
    if (missing() > 0) open.push({ tier, places: missing() })
  }
  return { places: placed(movers, rules), open }
}

function moversOf({ tier, group, rows }: FinalTable, rules: PromotionRules, cases: PromotionCases): Mover[] {
  const { leaving = [], declined = [], playoffs = {} } = cases
  return rows.flatMap(({ entry, place }): Mover[] => {
    if (leaving.includes(entry)) return []
    const movement = movementOf(rules, tier, place, rows.length)
    const mayGoUp = !declined.includes(entry)
    const winners = movement === 'playoffUp' ? playoffs[tier - 1] : playoffs[tier]
    const isPlayoff = movement === 'playoffUp' || movement === 'playoffDown'
    return [
      {
        entry,
        from: { tier, group, place },
        goes: direction(movement, mayGoUp, winners?.includes(entry)),
        mayGoUp,
        isUndecided: isPlayoff && winners === undefined,
      },
    ]
  })
}

/** Until a play-off is decided, both sides stay. */
function direction(movement: Movement, mayGoUp: boolean, hasWon: boolean | undefined): Mover['goes'] {
  if (movement === 'up') return mayGoUp ? -1 : 0
  if (movement === 'down') return 1
  if (movement === 'playoffUp') return hasWon && mayGoUp ? -1 : 0
  return movement === 'playoffDown' && hasWon === false ? 1 : 0
}

/** Gives a free place of a tier to the next team by the rules; false if there is none. */
function fillPlace(movers: readonly Mover[], { vacancies }: PromotionRules, tier: number): boolean {
  if (vacancies === 'open') return false
  const saved = () => best(movers.filter((one) => one.from.tier === tier && one.goes === 1))
  const raised = () =>
    best(movers.filter((one) => one.from.tier === tier + 1 && one.goes === 0 && one.mayGoUp && !one.isUndecided))
  const filled = vacancies === 'fewerDown' ? (saved() ?? raised()) : (raised() ?? saved())
  if (!filled) return false
  filled.goes = filled.from.tier === tier ? 0 : -1
  return true
}

const best = (movers: Mover[]): Mover | undefined =>
  movers.toSorted((a, b) => a.from.place - b.from.place || a.from.group - b.from.group)[0]

/** By tier: those who come down, those who stay, those who come up, each by their places. */
function placed(movers: readonly Mover[], rules: PromotionRules): NextPlace[] {
  const places: NextPlace[] = []
  const ordered = movers.toSorted(
    (a, b) => b.goes - a.goes || a.from.place - b.from.place || a.from.group - b.from.group,
  )
  for (let tier = 1; tier <= rules.tiers; tier++) {
    const here = ordered.filter(({ from, goes }) => from.tier + goes === tier)
    const counts = Array.from({ length: groupsOf(rules, tier) }, () => 0)
    const groups = new Map<Mover, number>()
    for (const mover of [...here.filter(stays), ...here.filter((one) => !stays(one))]) {
      const own = mover.from.group - 1
      const at = stays(mover) && own < counts.length ? own : counts.indexOf(Math.min(...counts))
      counts[at]! += 1
      groups.set(mover, at + 1)
    }
    places.push(...here.map((mover) => nextPlace(mover, tier, groups.get(mover)!)))
  }
  return places
}

const stays = ({ goes }: Mover): boolean => goes === 0
const ORIGINS = { '-1': 'promoted', '0': 'stayed', '1': 'relegated' } as const

const nextPlace = ({ entry, from, goes, isUndecided }: Mover, tier: number, group: number): NextPlace => ({
  entry,
  tier,
  group,
  origin: ORIGINS[goes],
  from,
  isUndecided,
})
