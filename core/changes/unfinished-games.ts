import * as say from '#words/refusalsOfActs.js'
import { distinctName } from '../snapshot/namesakes.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { unfinishedGames, type UnfinishedGame } from '../snapshot/unfinished-games.ts'

const SHOWN = 3

/** `round 2: Novak – Lindgren; round 3: …` */
export function gamesText(snapshot: Snapshot, games: UnfinishedGame[]): string {
  const named = games.slice(0, SHOWN).map(({ round, at }) => {
    const { white, black } = snapshot.rounds[round - 1]!
    return say.gameOfRound({
      round,
      white: distinctName(snapshot, white[at]!),
      black: distinctName(snapshot, black[at]!),
    })
  })
  const list = named.join('; ')
  return games.length > SHOWN ? say.gamesAndMore({ games: list, count: games.length - SHOWN }) : list
}

/**
 * Why the standings can't be final nor the report be sent while games are unfinished (FIDE C.02.03), in any mode. Asked
 * of requests of the desk only, so that undo can bring such a state back.
 */
export function finalRefusal(snapshot: Snapshot, what: 'standings' | 'report'): string | undefined {
  const games = unfinishedGames(snapshot)
  return games.length === 0 ? undefined : say.unfinishedGames({ what, games: gamesText(snapshot, games) })
}
