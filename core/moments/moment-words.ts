import * as say from '#words/coreMoments.js'
import { countedPoints } from '../text/counted-points.ts'
import { formatPoints, type HalfPoints } from '../text/score.ts'
import { arrow, isolated } from '../text/isolated.ts'
import { formatEvaluation } from '../match/win-chance.ts'
import type { Moment, BothPoints, SwingMoment } from './moment.ts'

/** From this win chance on, in percent, a side is said to be winning; from the lower one on, to have the better game. */
const WINNING = 70
const BETTER = 55

export const scoreText = (score: BothPoints): string => isolated(score.map(formatPoints).join('–'))

/** `6½ points`, as it is said after “with”. */
export const pointsText = (points: HalfPoints): string => say.withPoints(countedPoints(points))

interface SentenceWords {
  isTeam: boolean
  /** Makes a name safe for where the sentence is shown; asterisks begin and end its bold part. */
  name: (name: string) => string
}

/** The sentence of a moment, with its beginning between two pairs of asterisks, as in Markdown. */
export function momentSentence(moment: Moment, { isTeam, name: safe }: SentenceWords): string {
  const kind = isTeam ? 'team' : 'player'
  const name = safe(moment.names[moment.side])
  const other = safe(moment.names[1 - moment.side]!)
  const board = 'board' in moment && isTeam ? moment.board : moment.table
  switch (moment.kind) {
    case 'lead':
      return say.lead({ kind, name, other })
    case 'decided':
      return moment.left === 0 ? say.won({ kind, name, other }) : say.decided({ kind, name, other, left: moment.left })
    case 'upset':
      return say.upset({
        board,
        winner: safe(moment.winner.name),
        winnerRating: String(moment.winner.rating),
        loser: safe(moment.loser.name),
        loserRating: String(moment.loser.rating),
      })
    case 'mate':
      return say.mate({ board, winner: safe(moment.winner.name), number: moment.number })
    case 'swing':
      return swingWords(moment)({ winner: safe(moment.winner.name), board, move: isolated(moment.move) })
    case 'think':
      return say.think({
        who: safe(moment.who.name),
        minutes: Math.max(1, Math.round(moment.seconds / 60)),
        move: isolated(moment.move),
      })
    case 'streak':
      return say.streak({ kind, name, wins: moment.wins })
    case 'unbeaten':
      return say.unbeaten({ kind, name, games: moment.games })
    case 'top':
      return (moment.isRunning ? say.topRunning : say.top)({ kind, name, points: pointsText(moment.points) })
  }
}

const swingWords = ({ chance }: SwingMoment) =>
  chance >= WINNING ? say.winning : chance >= BETTER ? say.better : say.back

/** What is known besides: who decided a match, the score before. Empty without any. */
export function momentDetail(moment: Moment): string {
  switch (moment.kind) {
    case 'lead':
      return say.leadFrom({ score: scoreText(moment.from) })
    case 'decided':
      return moment.by ? say.decidedBy(moment.by) : ''
    case 'upset':
      return say.expected({ percent: String(moment.expected) })
    case 'swing':
      return isolated(`${formatEvaluation(moment.before)} ${arrow()} ${formatEvaluation(moment.after)}`)
    default:
      return ''
  }
}
