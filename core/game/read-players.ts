import { federation } from '../people/federations.ts'
import { titleOf } from '../people/entry-list-values.ts'
import { splitTitle } from '../people/name-key.ts'
import type { PgnTags } from '../pgn/pgn-game.ts'
import { fideIdOf, isUnknownName, type Side } from '../pgn/sides.ts'

/** A side of a game, as far as its tags say. */
export interface ReadPlayer {
  /** As written, without a title; empty if nobody is named. */
  name: string
  title?: string
  fideId?: string
  rating?: number
  federation?: string
  team?: string
}

export function readPlayer(tags: PgnTags, side: Side): ReadPlayer {
  const { name, title } = splitTitle(tags[side] ?? '')
  const ownTitle = titleOf((tags[`${side}Title`] ?? '').replace('-', '')) || title
  const rating = /^\d{3,4}$/.test(tags[`${side}Elo`] ?? '') ? Number(tags[`${side}Elo`]) : 0
  const fideId = fideIdOf(tags, side)
  const country = federation(tags[`${side}Fed`] ?? tags[`${side}Federation`] ?? tags[`${side}Country`] ?? '')
  const team = (tags[`${side}Team`] ?? '').trim()
  return {
    name: isUnknownName(name) ? '' : name,
    ...(ownTitle && { title: ownTitle }),
    ...(fideId && { fideId }),
    ...(rating > 0 && { rating }),
    ...(country && { federation: country }),
    ...(team && !isUnknownName(team) && { team }),
  }
}
