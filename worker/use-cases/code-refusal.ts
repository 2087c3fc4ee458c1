import * as say from '#words/answers.js'
import type { CodeProblem } from '../data/codes.ts'
import { gone, notFound, type RefusalError, type Saying } from './refusal.ts'

/** The refusal for a code in an emailed link that doesn’t work. */
export function codeRefusal(why: CodeProblem, used: Saying = say.codeUsed): RefusalError {
  if (why === 'unknown') return notFound(say.codeUnknown, 'unknown-code')
  return why === 'used' ? gone(used, 'code-used') : gone(say.codeExpired, 'code-expired')
}
