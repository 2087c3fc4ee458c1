import * as sayTieBreaks from '#words/tieBreaks.js'
import * as say from '#words/card.js'
import * as sayScores from '#words/scores.js'
import { scoreFigure } from '#core/key/figure-id.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import type { CompetitorCard } from '#core/standings/competitor-card.ts'
import { displayFigure } from '#core/standings/format.ts'
import { formatPoints } from '#core/text/score.ts'

interface CardFigure {
  term: string
  /** By which the figure is explained. */
  code: string
  /** The full term, or an explanation. */
  name?: string
  /** Undefined: it depends on hidden results. */
  figure: string | undefined
  /** Rank and points come first, in large figures. */
  isMain?: true
}

/** Formats a rating change given in hundredths, with its sign and a true minus: `+12.4`. */
export function formatChange(change: number): string {
  const text = (change / 100).toFixed(1)
  return change > 0 ? `+${text}` : text.replace(/^-0\.0$/, '0.0').replace('-', '−')
}

/** The figures of a competitor's card: rank, score, tie-breaks and the like. Figures without a meaning are left out. */
export const cardFigures = (
  snapshot: Snapshot,
  card: CompetitorCard,
  present?: CompetitorCard | undefined,
): CardFigure[] => (card.isUnknown ? knownFigures(snapshot, card) : allFigures(snapshot, card, present))

function knownFigures({ settings }: Snapshot, { rank, rating, columns }: CompetitorCard): CardFigure[] {
  const hidden = (term: string, code: string, name?: string): CardFigure => ({
    term,
    code,
    ...(name && { name }),
    figure: undefined,
  })
  const ownRating = sayTieBreaks.rating()
  return [
    ...(rank === undefined ? [] : [hidden(say.rank(), 'rank')]),
    hidden(
      settings.displayPoints === 'game' ? sayTieBreaks.gamePoints() : sayTieBreaks.points(),
      scoreFigure(settings),
    ),
    ...(settings.showRatings && rating > 0
      ? [{ term: sayTieBreaks.rating(), code: 'rating', figure: String(rating) }]
      : []),
    ...columns.filter(({ name }) => name !== ownRating).map(({ short, code, name }) => hidden(short, code, name)),
  ]
}

/** Rank and points are as they stand while matches are running. */
function allFigures(
  { settings, players, round }: Snapshot,
  card: CompetitorCard,
  present: CompetitorCard | undefined,
): CardFigure[] {
  const { rating, sheet, ratingChange } = card
  const { rank, score, columns, values } = present ?? card
  const figures: CardFigure[] = []
  if (rank !== undefined)
    figures.push({
      term: present ? sayScores.rankNow() : say.rank(),
      code: 'rank',
      figure: say.rankOf({ rank, count: fieldSize(players, card.player) }),
      isMain: true,
    })
  if (round > 0)
    figures.push({
      term: settings.displayPoints === 'game' ? sayTieBreaks.gamePoints() : sayTieBreaks.points(),
      code: scoreFigure(settings),
      figure: formatPoints(score),
      isMain: true,
    })
  if (settings.showRatings && rating > 0)
    figures.push({ term: sayTieBreaks.rating(), code: 'rating', figure: String(rating) })
  if (settings.showRatings && sheet.performance !== null)
    figures.push({ term: say.performance(), code: 'performance', figure: String(sheet.performance) })
  if (ratingChange)
    figures.push({
      term: say.ratingChangeTerm({ k: ratingChange.k }),
      code: 'ratingChange',
      name: say.ratingChangeNote({ count: ratingChange.games }),
      figure: formatChange(ratingChange.total),
    })
  if (sheet.played > 0)
    figures.push({
      term: say.wonDrawnLost(),
      code: 'wonDrawnLost',
      figure: `${sheet.wins} · ${sheet.draws} · ${sheet.losses}`,
    })
  if (sheet.played > 0 && settings.competitors === 'individual')
    figures.push({
      term: say.whiteBlack(),
      code: 'whiteBlack',
      figure: `${sheet.whiteTotal} · ${sheet.played - sheet.whiteTotal}`,
    })
  const tieBreaks = columns.map((column, at) => ({
    term: column.short,
    code: column.code,
    name: column.name,
    figure: displayFigure(values[at]!, column),
  }))
  // A rating can be a tie-break too: don't list it twice.
  return [...figures, ...tieBreaks.filter(({ name }) => !figures.some(({ term }) => term === name))]
}

/** Number of entries ranked in the competitor's pool. */
const fieldSize = ({ no, pool }: Snapshot['players'], player: number): number =>
  pool ? pool.filter((each) => each === pool[player]).length : no.length
