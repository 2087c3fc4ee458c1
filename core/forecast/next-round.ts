import { ENGINES } from '../draw/engines.ts'
import { drawnBy } from './drawn-by.ts'

/** A round as it would be drawn now; or why it can’t be, in a sentence. */
export const drawnNext = drawnBy(ENGINES)
