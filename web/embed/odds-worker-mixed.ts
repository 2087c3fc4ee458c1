import { drawPlayerSwiss } from '#core/draw/draw-swiss.ts'
import { TABLE_ENGINES } from '#core/draw/table-engines.ts'
import { drawnBy } from '#core/forecast/drawn-by.ts'
import { finalists } from '#core/knockout/finalists.ts'
import { answerOdds } from './answer-odds.ts'

/** Odds of an event of players that has rounds of every system to come. */
answerOdds({ drawnNext: drawnBy({ swiss: drawPlayerSwiss, ...TABLE_ENGINES }), finalists })
