import { drawTeamSwiss } from '#core/draw/draw-swiss.ts'
import { drawnBy } from '#core/forecast/drawn-by.ts'
import { answerOdds } from './answer-odds.ts'

/** Team events that are Swiss to the end. */
answerOdds({ drawnNext: drawnBy({ swiss: drawTeamSwiss }), finalists: () => undefined })
