import { drawTeamSwiss } from '#core/draw/draw-swiss.ts'
import { TABLE_ENGINES } from '#core/draw/table-engines.ts'
import { drawnBy } from '#core/forecast/drawn-by.ts'
import { finalists } from '#core/knockout/finalists.ts'
import { answerOdds } from './answer-odds.ts'

/** Team events: Swiss, then other systems. */
answerOdds({ drawnNext: drawnBy({ swiss: drawTeamSwiss, ...TABLE_ENGINES }), finalists })
