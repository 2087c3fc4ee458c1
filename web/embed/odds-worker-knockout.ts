import { drawDecidedKnockout } from '#core/draw/draw-knockout.ts'
import { drawPlayerSwiss } from '#core/draw/draw-swiss.ts'
import { drawnBy } from '#core/forecast/drawn-by.ts'
import { finalists } from '#core/knockout/finalists.ts'
import { answerOdds } from './answer-odds.ts'

/** Player events: Swiss, then a knockout. */
answerOdds({ drawnNext: drawnBy({ swiss: drawPlayerSwiss, knockout: drawDecidedKnockout }), finalists })
