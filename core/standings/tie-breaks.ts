import type { TieBreakCode } from '../tournament/tie-break-codes.ts'
import { UNITS, type TieBreakEntry, type TieBreak } from './column.ts'
import { blackGames, counting, wins } from './counts.ts'
import { directEncounter } from './encounters.ts'
import { FIDE_TIE_BREAKS } from './fide.ts'
import type { PointKind } from './field.ts'
import { alphabeticalPlace } from './alphabetical.ts'
import { parseModifier, PLAIN, type Options } from './options.ts'
import { netGamePoints, progressive, scoreOf } from './points.ts'
import { averageRating, ownRating, performance } from './ratings.ts'

/** The site's own eleven by name, in the order in which a director finds them. They are counted on match points. */
export const SITE_TIE_BREAKS = {
  gamePoints: { name: 'Game points', short: 'GP', unit: 'points', figures: scoreOf('game') },
  rating: { name: 'Rating', short: 'Rtg', unit: 'whole', figures: ownRating },
  headToHead: { name: 'Head-to-head', short: 'H2H', unit: 'whole', fewerIsBetter: true, figures: directEncounter },
  netGamePoints: { name: 'Net game points', short: 'Net', unit: 'points', figures: netGamePoints },
  timesBlack: {
    name: 'Times played Black',
    short: 'Black',
    unit: 'whole',
    fewerIsBetter: true,
    figures: counting(blackGames),
  },
  progressive: { name: 'Progressive score', short: 'Prog', unit: 'points', figures: progressive },
  mostWins: { name: 'Most wins', short: 'Wins', unit: 'whole', figures: counting(wins) },
  headToHeadGamePoints: {
    name: 'Head-to-head, game points',
    short: 'H2H GP',
    unit: 'whole',
    fewerIsBetter: true,
    options: { kind: 'game' },
    figures: directEncounter,
  },
  performance: {
    name: 'Performance rating',
    short: 'Perf',
    unit: 'whole',
    options: { unrated: 'left out' },
    figures: performance,
  },
  averageRatingCut: {
    name: 'Average rating cut',
    short: 'Opp',
    unit: 'whole',
    options: { low: 1, unrated: 'left out' },
    figures: averageRating,
  },
  alphabetical: { name: 'Alphabetical', short: 'A–Z', unit: 'whole', fewerIsBetter: true, figures: alphabeticalPlace },
} as const satisfies Record<string, TieBreakEntry>

type SiteTieBreak = keyof typeof SITE_TIE_BREAKS

const isSiteTieBreak = (code: string): code is SiteTieBreak => Object.hasOwn(SITE_TIE_BREAKS, code)
const CODE_PATTERN = /^([A-Z]+)(?::(MP|GP))?((?:\/[A-Z][+-]?\d*)*)$/

/** What a code says: the word that names the tie-break, and how it is to be counted. */
interface CodeReading {
  /** A name of the site's own, or a word of FIDE's in capitals. */
  word: string
  entry: TieBreakEntry
  options: Options
}

/**
 * What a code means, or undefined when it means nothing: a name of the site's own, or `CODE[:MP|:GP][/modifier…]` of FIDE
 * C.07. Where the code does not say, it is counted on the `primary` score.
 */
export function readCode(code: TieBreakCode, primary: PointKind = 'match'): CodeReading | undefined {
  if (isSiteTieBreak(code)) {
    const entry: TieBreakEntry = SITE_TIE_BREAKS[code]
    return { word: code, entry, options: { ...PLAIN, kind: 'match', ...entry.options } }
  }
  const [, word = '', kind, modifiers = ''] = CODE_PATTERN.exec(code.toUpperCase()) ?? []
  const entry = Object.hasOwn(FIDE_TIE_BREAKS, word) ? FIDE_TIE_BREAKS[word] : undefined
  if (!entry || (kind && !entry.takes?.includes(':'))) return undefined
  const said = modifiers.split('/').slice(1)
  const read = said.map((modifier) => parseModifier(modifier, `${entry.takes ?? ''}R`))
  if (read.includes(undefined)) return undefined
  const options: Options = Object.assign({ ...PLAIN, kind: kind ? KINDS[kind] : primary }, ...read, entry.options)
  const short = [(entry.short ?? word) + (kind ? `:${kind}` : ''), ...said].join(' ')
  const name = [entry.name + (kind === 'GP' ? ' on game points' : ''), ...said.map(modifierLabel)].join(', ')
  return { word, entry: { ...entry, name, short }, options }
}
const KINDS: Record<string, PointKind> = { MP: 'match', GP: 'game' }

/** The tie-break that a code means, or undefined when it means none. */
export function parseTieBreak(code: TieBreakCode, primary: PointKind = 'match'): TieBreak | undefined {
  const read = readCode(code, primary)
  if (!read) return undefined
  const { entry, options } = read
  const { name, short = code, unit } = entry
  return {
    code,
    name,
    short,
    ...UNITS[unit],
    ...((entry.fewerIsBetter ?? false) !== options.reversed && { fewerIsBetter: true }),
    figures: (field, tied) => entry.figures(field, options, tied),
  }
}

const MODIFIER_LABELS: Record<string, string> = {
  C: 'cut',
  M: 'median',
  F: 'fore',
  P: 'forfeits as played',
  R: 'reversed',
  U: 'unrated',
  K: 'divided by',
  L: 'limit',
}
const modifierLabel = (modifier: string): string => `${MODIFIER_LABELS[modifier.charAt(0)]} ${modifier.slice(1)}`.trim()
