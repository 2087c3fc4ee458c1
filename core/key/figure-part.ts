import * as say from '#words/key.js'
import { rankingCodes } from '../standings/ranking-codes.ts'
import type { Settings } from '../tournament/tournament.ts'
import { figureId } from './figure-id.ts'

/** What a figure does in an event: which criterion of the ranking it is, or that it doesn’t count for it. Empty for the rank. */
export function figurePart(
  code: string,
  settings: Pick<Settings, 'competitors' | 'displayPoints' | 'tieBreaks'>,
): string {
  const at = rankingCodes(settings).findIndex((each) => figureId(each) === figureId(code))
  const isTeam = settings.competitors === 'team'
  if (at < 0) return code === 'rank' ? '' : say.partNone()
  if (at === 0) return say.partFirst({ isTeam })
  return say.partTieBreak({ number: at })
}
