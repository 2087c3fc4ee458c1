import { isReadThere } from '../match/links.ts'
import type { Facts } from '../match/facts.ts'
import type { GameSlot } from './boards.ts'

/**
 * Whether readers may see evaluations of a game. Games on a chess site are played from home, where an evaluation of the
 * running game would be help for a player.
 */
export const mayEvaluate = (
  { linkSource, linkType }: Pick<Facts, 'linkSource' | 'linkType'>,
  state: GameSlot['state'],
): boolean => state === 'over' || !isReadThere(linkSource, linkType)
