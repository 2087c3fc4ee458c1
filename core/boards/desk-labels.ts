import { distinctName } from '../snapshot/namesakes.ts'
import type { Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { FollowedGame } from './follow-game.ts'
import type { GameMatches, MatchedGame } from './match-games.ts'
import type { KeyedGame } from './source-game.ts'

/** A game of a source with all that is known of it. */
export interface DeskGame {
  source: string
  key: string
  game: KeyedGame
  followed: FollowedGame
  match: GameMatches
}

/** The game that counts at its place. */
export type ChosenGame = DeskGame & { match: MatchedGame }

/** A pairing as the desk names it. */
export const pairLabel = (snapshot: Snapshot, { board, white, black }: Pairing): string =>
  `${board}. ${distinctName(snapshot, white)} – ${distinctName(snapshot, black)}`
