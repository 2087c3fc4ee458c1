import { TABLE_ENGINES } from '#core/draw/table-engines.ts'
import { drawnBy } from '#core/forecast/drawn-by.ts'
import { finalists } from '#core/knockout/finalists.ts'
import { answerOdds } from './answer-odds.ts'

/** Events without Swiss rounds left. */
answerOdds({ drawnNext: drawnBy(TABLE_ENGINES), finalists })
