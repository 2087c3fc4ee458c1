import * as z from 'zod/mini'
import { integer, nullableString } from './fields.ts'

/** GET /tournament/{id}/getCheckMark */
export const CheckMark = z.object({
  version: integer('The tournament’s version.'),
  mark: nullableString('SHA-256 of the newest change and of the mark before it; null before the first change.'),
})
