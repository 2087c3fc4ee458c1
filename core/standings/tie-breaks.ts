import * as say from '#words/tieBreaks.js'
import type { TieBreakCode } from '../tournament/tie-break-codes.ts'
import { UNITS, type Criterion, type TieBreak, type TieBreakEntry } from './column.ts'
import { blackGames, counting, wins } from './counts.ts'
import { directEncounter } from './encounters.ts'
import { FIDE_TIE_BREAKS } from './fide.ts'
import type { PointKind } from './field.ts'
import { alphabeticalPlace } from './alphabetical.ts'
import { parseModifier, PLAIN, type Options } from './options.ts'
import { keizerPoints } from './keizer.ts'
import { netGamePoints, progressive, scoreOf } from './points.ts'
import { averageRating, ownRating, performance } from './ratings.ts'
import { TIE_BREAK_NAMES, type TieBreakWord } from './tie-break-names.ts'

/**
 * The site's own by name, in the order that directors see. They are computed on match points unless `options`
 * say otherwise.
 */
export const SITE_TIE_BREAKS = {
  gamePoints: { figures: scoreOf('game') },
  rating: { figures: ownRating },
  headToHead: { fewerIsBetter: true, figures: directEncounter },
  netGamePoints: { figures: netGamePoints },
  timesBlack: {
    fewerIsBetter: true,
    figures: counting(blackGames),
  },
  progressive: { figures: progressive },
  mostWins: { figures: counting(wins) },
  headToHeadGamePoints: {
    fewerIsBetter: true,
    options: { kind: 'game' },
    figures: directEncounter,
  },
  performance: {
    options: { unrated: 'left out' },
    figures: performance,
  },
  averageRatingCut: {
    options: { low: 1, unrated: 'left out' },
    figures: averageRating,
  },
  alphabetical: { fewerIsBetter: true, figures: alphabeticalPlace },
  keizer: { figures: keizerPoints },
} as const satisfies Record<string, TieBreakEntry>

export const isSiteTieBreak = (code: string): code is keyof typeof SITE_TIE_BREAKS =>
  Object.hasOwn(SITE_TIE_BREAKS, code)
const isFideTieBreak = (word: string): word is keyof typeof FIDE_TIE_BREAKS => Object.hasOwn(FIDE_TIE_BREAKS, word)
const CODE_PATTERN = /^([A-Z]+)(?::(MP|GP))?((?:\/[A-Z][+-]?\d*)*)$/

interface CodeReading {
  /** A name of the site's own, or a FIDE code in capitals. */
  word: TieBreakWord
  entry: TieBreakEntry
  options: Options
  /** The other parts of the code: `MP` or `GP`, and each modifier. */
  kind?: string | undefined
  modifiers: string[]
}

/**
 * Parses a name of the site's own, or `CODE[:MP|:GP][/modifier…]` of FIDE C.07; undefined if it is invalid. Without
 * `:MP` or `:GP` the `primary` score is used.
 */
export function readCode(code: TieBreakCode, primary: PointKind = 'match'): CodeReading | undefined {
  if (isSiteTieBreak(code)) {
    const entry: TieBreakEntry = SITE_TIE_BREAKS[code]
    return { word: code, entry, options: { ...PLAIN, kind: 'match', ...entry.options }, modifiers: [] }
  }
  const [, word = '', kind, rest = ''] = CODE_PATTERN.exec(code.toUpperCase()) ?? []
  if (!isFideTieBreak(word)) return undefined
  const entry: TieBreakEntry = FIDE_TIE_BREAKS[word]
  if (kind && !entry.takes?.includes(':')) return undefined
  const modifiers = rest.split('/').slice(1)
  const read = modifiers.map((modifier) => parseModifier(modifier, `${entry.takes ?? ''}R`))
  if (read.includes(undefined)) return undefined
  const options: Options = Object.assign({ ...PLAIN, kind: kind ? KINDS[kind] : primary }, ...read, entry.options)
  return { word, entry, options, kind, modifiers }
}
const KINDS: Record<string, PointKind> = { MP: 'match', GP: 'game' }

const criterionBy = ({ entry, options }: CodeReading): Criterion => ({
  ...((entry.fewerIsBetter ?? false) !== options.reversed && { fewerIsBetter: true }),
  figures: (field, tied) => entry.figures(field, options, tied),
})

/** Criteria of the codes in order, without names and columns; invalid codes are ignored. */
export const criteriaBy = (codes: readonly TieBreakCode[], primary: PointKind): Criterion[] =>
  codes.flatMap((code) => {
    const read = readCode(code, primary)
    return read ? [criterionBy(read)] : []
  })

/** The tie-break of a code; undefined if the code is invalid. */
export function parseTieBreak(code: TieBreakCode, primary: PointKind = 'match'): TieBreak | undefined {
  const read = readCode(code, primary)
  if (!read) return undefined
  const { word, kind, modifiers } = read
  const { name, short, unit } = TIE_BREAK_NAMES[word]
  return {
    code,
    // Asked for when they are shown: a table may be kept and shown in several languages.
    get name() {
      const base = kind === 'GP' ? say.onGamePoints({ name: name() }) : name()
      return modifiers.reduce(
        (base, modifier) => say.withModifier({ name: base, modifier: modifierLabel(modifier) }),
        base,
      )
    },
    get short() {
      return [(short?.() ?? word) + (kind ? `:${kind}` : ''), ...modifiers].join(' ')
    },
    ...UNITS[unit],
    ...criterionBy(read),
  }
}

const MODIFIER_LABELS: Record<string, (facts: { number: string }) => string> = {
  C: ({ number }) => say.modifierCut({ number: Number(number) }),
  M: ({ number }) => say.modifierMedian({ number: Number(number) }),
  F: say.modifierFore,
  P: say.modifierForfeitsAsPlayed,
  R: say.modifierReversed,
  U: say.modifierUnrated,
  K: say.modifierDividedBy,
  L: say.modifierLimit,
}
const modifierLabel = (modifier: string): string =>
  MODIFIER_LABELS[modifier.charAt(0)]!({ number: modifier.slice(1) }).trim()
