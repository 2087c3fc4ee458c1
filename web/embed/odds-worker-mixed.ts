import { drawDecidedKnockout } from '#core/draw/draw-knockout.ts'
import { drawRoundRobin } from '#core/draw/draw-round-robin.ts'
import { drawPlayerSwiss } from '#core/draw/draw-swiss.ts'
import { drawnBy } from '#core/forecast/drawn-by.ts'
import { finalists } from '#core/knockout/finalists.ts'
import { answerOdds } from './answer-odds.ts'

const engines = { swiss: drawPlayerSwiss, roundRobin: drawRoundRobin, knockout: drawDecidedKnockout }

/** Player events with rounds of every system left. */
answerOdds({ drawnNext: drawnBy(engines), finalists })
