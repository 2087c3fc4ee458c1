import { drawPlayerSwiss } from '#core/draw/draw-swiss.ts'
import { TABLE_ENGINES } from '#core/draw/table-engines.ts'
import { drawnBy } from '#core/forecast/drawn-by.ts'
import { finalists } from '#core/knockout/finalists.ts'
import { answerOdds } from './answer-odds.ts'

/** Player events with rounds of every system left. */
answerOdds({ drawnNext: drawnBy({ swiss: drawPlayerSwiss, ...TABLE_ENGINES }), finalists })
