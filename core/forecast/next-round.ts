import { ENGINES } from '../draw/engines.ts'
import { drawnBy } from './drawn-by.ts'

export const drawnNext = drawnBy(ENGINES)
