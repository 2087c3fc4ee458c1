import { drawnNext } from '#core/forecast/next-round.ts'
import { answerOdds } from './answer-odds.ts'

/** Odds of an event with Swiss rounds to come. */
answerOdds(drawnNext)
