import { decidedSide } from '../match/decided.ts'
import { throughOf, type TieSide } from '../match/decision.ts'
import { pointsOfLetters } from '../match/scores.ts'
import type { DecidedMoment, LeadMoment, BothPoints } from './moment.ts'
import { matchFacts, type RecordedGame, type RecordedMatch, type ResultStep } from './round-record.ts'

const LEVEL = '=='

/** The side that can no longer be caught at a step. */
function winnerAt({ pairing, steps }: RecordedMatch, step: ResultStep, total: number): TieSide | undefined {
  const ended = steps.slice(0, steps.indexOf(step) + 1).flatMap((one) => one.ended)
  const [first, second] = step.score
  const isWhole = ended.some(({ game }) => game === 0)
  const open = isWhole ? 2 * total - first - second : 2 * (total - ended.length)
  const isOver = isWhole && pairing.outcome.trim() !== ''
  const drawOdds = throughOf(LEVEL, pairing.facts)?.side
  return decidedSide({ points: step.score, open: isOver ? 0 : Math.max(0, open), drawOdds })
}

const leaderOf = ([first, second]: BothPoints): TieSide | undefined =>
  first === second ? undefined : first > second ? 0 : 1

/** Lead changes of a match of several games, and when it was decided. */
export function matchMoments(match: RecordedMatch, games: readonly RecordedGame[]): (LeadMoment | DecidedMoment)[] {
  const { total, steps } = match
  if (total === undefined || total === 1) return []
  const moments: (LeadMoment | DecidedMoment)[] = []
  let from: BothPoints = [0, 0]
  let lastLeader: TieSide | undefined
  for (const step of steps) {
    const leader = leaderOf(step.score)
    const winner = winnerAt(match, step, total)
    if (winner !== undefined)
      return isForfeit(step) ? moments : [...moments, decidedMoment(match, step, { side: winner, games })]
    if (leader !== undefined && leader !== lastLeader) {
      // The first lead of a match is news only when half of it has been played.
      const isLate = step.score[0] + step.score[1] >= total
      if (lastLeader !== undefined || isLate) moments.push(leadMoment(match, step, leader, from))
      lastLeader = leader
    }
    from = step.score
  }
  return moments
}

const leadMoment = (match: RecordedMatch, { at, score }: ResultStep, side: TieSide, from: BothPoints): LeadMoment => ({
  kind: 'lead',
  id: `lead ${match.pairing.no} ${score.join(':')}`,
  at,
  ...matchFacts(match),
  side,
  from,
  score,
})

function decidedMoment(
  match: RecordedMatch,
  step: ResultStep,
  { side, games }: { side: TieSide; games: readonly RecordedGame[] },
): DecidedMoment {
  const { pairing, steps, total } = match
  const ended = steps.slice(0, steps.indexOf(step) + 1).flatMap((one) => one.ended)
  const isWhole = ended.some(({ game }) => game === 0)
  const by = step.ended.length === 1 ? scorer(step.ended[0]!, pairing.no, side, games) : undefined
  return {
    kind: 'decided',
    id: `decided ${pairing.no} ${side}`,
    at: step.at,
    ...matchFacts(match),
    side,
    score: step.score,
    left: isWhole ? 0 : Math.max(0, total! - ended.length),
    ...(by && { by }),
  }
}

/** Who scored for a side in a game, if that is known. */
function scorer(
  { game, letters }: ResultStep['ended'][number],
  no: number,
  side: TieSide,
  games: readonly RecordedGame[],
): DecidedMoment['by'] {
  const played = games.find((one) => one.no === no && one.game === game)
  if (!played || pointsOfLetters(letters)[side] === 0) return undefined
  const { name } = played.whiteFirst === (side === 0) ? played.white : played.black
  return name === '' ? undefined : { board: played.board, name }
}

/** A whole match that was won without playing is no drama. */
const isForfeit = ({ ended }: ResultStep): boolean => ended.every(({ letters }) => /[+-]/.test(letters))
