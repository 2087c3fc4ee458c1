import { askAll } from './asked.ts'
import { OF_ENTRIES } from './rows.ts'

askAll(OF_ENTRIES)
