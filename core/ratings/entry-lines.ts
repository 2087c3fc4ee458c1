import { listLine, type ListPlayer } from './listed-player.ts'
import { entryKeys, nameKeys } from './search-key.ts'

/** The key of a number in a list. */
export const numberKey = (id: string): string => nameKeys(id).join(' ')
/** In a national list, the key of a FIDE ID: its own numbers may look alike. */
export const fideIdKey = (fideId: string): string => `=${fideId}`

/** All lines under which a player is found: by each word of the name, and by number. */
export const linesOf = (player: ListPlayer): string[] =>
  [...entryKeys(player.name), numberKey(player.id), ...(player.fideId ? [fideIdKey(player.fideId)] : [])].map((key) =>
    listLine(key, player),
  )
