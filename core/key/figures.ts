import * as say from '#words/key.js'
import * as sayCard from '#words/card.js'
import * as sayMetrics from '#words/coreStandings.js'
import * as sayStandings from '#words/standings.js'
import * as sayTieBreaks from '#words/tieBreaks.js'
import { parseTieBreak, readCode } from '../standings/tie-breaks.ts'
import { tieBreakText } from '../standings/why/tie-break-text.ts'
import { explainedCode, figureId } from './figure-id.ts'

/** A figure in plain words. */
export interface ExplainedFigure {
  /** Its address on the page of all figures, the same in every language: `BH-C1`. */
  id: string
  /** The abbreviation that tables show; empty for none. */
  short: string
  name: string
  says: string
}

interface FigureWords {
  short?: () => string
  name: () => string
  says: (facts: { number: number }) => string
}

/** Figures that are no tie-breaks, or say more than a tie-break’s sentence. */
const OWN = {
  points: { name: sayTieBreaks.points, short: sayTieBreaks.shortPts, says: say.points },
  matchPoints: { name: sayTieBreaks.matchPoints, short: sayTieBreaks.shortMP, says: say.matchPoints },
  bonus: { name: say.bonusName, short: () => '*', says: say.bonus },
  percentage: { name: say.percentageName, short: () => '%', says: say.percentage },
  matchPercentage: { name: sayMetrics.matchPercentage, says: say.percentage },
  gamePercentage: { name: sayMetrics.gamePercentage, says: say.percentage },
  games: { name: sayStandings.games, says: say.games },
  performanceDifference: { name: sayMetrics.performanceDifference, says: say.performanceDifference },
  expectedScore: { name: sayMetrics.expectedScore, says: say.expectedScore },
  scoreMinusExpected: { name: sayMetrics.scoreMinusExpected, says: say.scoreMinusExpected },
  ratingChange: { name: say.ratingChangeName, says: say.ratingChange },
  kFactor: { name: say.kFactorName, short: () => 'K', says: say.kFactor },
  wonDrawnLost: { name: sayCard.wonDrawnLost, says: say.wonDrawnLost },
  whiteBlack: { name: sayCard.whiteBlack, says: say.whiteBlack },
  cut: { name: say.cutName, short: () => 'C1', says: say.cut },
  median: { name: say.medianName, short: () => 'M1', says: say.median },
  fore: { name: say.foreName, short: () => 'F', says: say.fore },
  forfeits: { name: say.forfeitsName, short: () => 'P', says: say.forfeits },
  limit: { name: say.limitName, short: () => 'L', says: say.limit },
  unrated: { name: say.unratedName, short: () => 'U', says: say.unrated },
  divided: { name: say.dividedName, short: () => 'K', says: say.divided },
  reversed: { name: say.reversedName, short: () => 'R', says: say.reversed },
  rank: { name: sayStandings.rank, short: () => '#', says: say.rank },
  asItStands: { name: say.asItStandsName, says: say.asItStands },
  movement: { name: say.movementName, short: () => '▲ ▼', says: say.movement },
  sharedRank: { name: say.sharedRankName, short: () => '=', says: say.sharedRank },
  evaluation: { name: say.evaluationName, short: () => '+1.3', says: say.evaluation },
  mate: { name: say.mateName, short: () => '#3', says: say.mate },
  swing: { name: say.swingName, says: say.swing },
  accuracy: { name: say.accuracyName, says: say.accuracy },
  odds: { name: say.oddsName, says: say.odds },
  bye: { name: say.byeName, says: say.bye },
} satisfies Record<string, FigureWords>
type OwnFigure = keyof typeof OWN
const isOwn = (code: string): code is OwnFigure => Object.hasOwn(OWN, code)

/** What each modifier of a code leaves out or changes, by its letter. */
const MODIFIERS: Record<string, OwnFigure> = {
  C: 'cut',
  M: 'median',
  F: 'fore',
  P: 'forfeits',
  L: 'limit',
  U: 'unrated',
  K: 'divided',
  R: 'reversed',
}

/** The figure of a tie-break’s code, a metric or a word of `OWN`; undefined if there is no such figure. */
export function figureOf(code: string): ExplainedFigure | undefined {
  const same = explainedCode(code)
  if (isOwn(same)) {
    const { name, short, says }: FigureWords = OWN[same]
    return { id: figureId(code), short: short?.() ?? '', name: name(), says: says({ number: 1 }) }
  }
  const tieBreak = parseTieBreak(same)
  const read = readCode(same)
  if (!tieBreak || !read) return undefined
  const sentences = [SAYS[read.word]?.() ?? tieBreakText(same, 'match'), ...read.modifiers.map(modifierText)]
  return {
    id: figureId(code),
    short: tieBreak.short,
    name: tieBreak.name,
    says: sentences.filter(Boolean).join(' '),
  }
}

/** Sentences for tie-breaks that “Why this rank?” need not explain. */
const SAYS: Partial<Record<string, () => string>> = { rating: say.rating }

const modifierText = (modifier: string): string => {
  const of = MODIFIERS[modifier.charAt(0)]
  if (!of) return ''
  const { says }: FigureWords = OWN[of]
  return says({ number: Number(modifier.slice(1)) || 1 })
}

interface FigureGroup {
  title: () => string
  codes: readonly string[]
}

/** All figures in groups. */
const GROUPS: readonly FigureGroup[] = [
  {
    title: say.groupPoints,
    codes: [
      'points',
      'matchPoints',
      'gamePoints',
      'MPVGP',
      'netGamePoints',
      'STD',
      'bonus',
      'keizer',
      'percentage',
      'matchPercentage',
      'gamePercentage',
      'rank',
    ],
  },
  {
    title: say.groupOpponents,
    codes: ['BH', 'BH/C1', 'BH/C2', 'BH/M1', 'FB', 'AOB', 'SB', 'KS', 'SSSC'],
  },
  {
    title: say.groupOwnGames,
    codes: [
      'DE',
      'headToHead',
      'headToHeadGamePoints',
      'mostWins',
      'WIN',
      'WON',
      'BPG',
      'timesBlack',
      'BWG',
      'progressive',
      'REP',
      'games',
      'wonDrawnLost',
      'whiteBlack',
      'bye',
    ],
  },
  {
    title: say.groupRatings,
    codes: [
      'rating',
      'ARO',
      'ARO/C1',
      'averageRatingCut',
      'TPR',
      'performance',
      'PTP',
      'APRO',
      'APPO',
      'performanceDifference',
      'expectedScore',
      'scoreMinusExpected',
      'ratingChange',
      'kFactor',
    ],
  },
  {
    title: say.groupTeams,
    codes: ['EDE', 'EDEC', 'EDET', 'EDEB', 'EDEBT', 'EDEBB', 'EMMSB', 'EMGSB', 'EGMSB', 'EGGSB', 'BC', 'TBR', 'BBE'],
  },
  { title: say.groupLast, codes: ['TPN', 'alphabetical'] },
  {
    title: say.groupLetters,
    codes: ['cut', 'median', 'fore', 'forfeits', 'limit', 'unrated', 'divided', 'reversed'],
  },
  {
    title: say.groupRunning,
    codes: ['asItStands', 'movement', 'sharedRank', 'odds', 'evaluation', 'mate', 'swing', 'accuracy'],
  },
]

/** All figures in groups; those of `used` that are a variant of another come after it. */
export const figureGroups = (used: readonly string[]): FigureGroup[] => {
  const listed = new Set(GROUPS.flatMap(({ codes }) => codes.map(figureId)))
  const variants = used.filter((code) => !listed.has(figureId(code)))
  return GROUPS.map(({ title, codes }) => ({
    title,
    codes: codes.flatMap((code) => [code, ...variants.filter((variant) => wordOf(variant) === code)]),
  }))
}

/** `BH` of `BH:GP/C1`. */
const wordOf = (code: string): string => explainedCode(code).split(/[:/]/, 1)[0]!
