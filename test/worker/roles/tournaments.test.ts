import { askAll } from './asked.ts'
import { OF_TOURNAMENTS } from './rows.ts'

askAll(OF_TOURNAMENTS)
