import type { CodeProblem } from '../data/codes.ts'
import { gone, notFound, type RefusalError } from './refusal.ts'

/** The refusal for a code in an emailed link that doesn’t work. */
export function codeRefusal(
  why: CodeProblem,
  used = 'This link has already been used. Request a new one.',
): RefusalError {
  if (why === 'unknown') return notFound('This link isn’t valid. Request a new one.', 'unknown-code')
  return why === 'used' ? gone(used, 'code-used') : gone('This link has expired. Request a new one.', 'code-expired')
}
