import { askAll } from './asked.ts'
import { OF_PEOPLE } from './rows.ts'

askAll(OF_PEOPLE)
