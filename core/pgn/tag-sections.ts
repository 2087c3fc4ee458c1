import type { PgnGame } from './pgn-game.ts'
import { isOpenSign } from './result.ts'
import { ROSTER } from './tags.ts'

export interface TagPair {
  name: string
  value: string
  from: number
  isClean: boolean
}

const MAX_TAGS = 64

/** Splits tags that follow each other without moves into games: lists of results have no moves. */
export function gamesOfTags(tags: readonly TagPair[]): TagPair[][] {
  const games: TagPair[][] = []
  let own = new Map<string, string>()
  for (const [at, tag] of tags.entries()) {
    if (games.length === 0 || isNextGame(own, tag, tags[at - 1], tags[at + 1])) {
      games.push([])
      own = new Map()
    }
    games.at(-1)!.push(tag)
    if (!own.has(tag.name)) own.set(tag.name, tag.value)
  }
  return games
}

/** Whether a repeated tag begins another game. A tag that is only written twice follows itself, or has the same value. */
function isNextGame(own: Map<string, string>, { name, value }: TagPair, before?: TagPair, after?: TagPair): boolean {
  if (!ROSTER.has(name) || !own.has(name) || before?.name === name) return false
  if (after && ROSTER.has(after.name) && own.has(after.name)) return true
  const hasPlayers = own.has('White') && own.has('Black')
  return hasPlayers && (name === 'Event' || (name !== 'Result' && own.get(name) !== value))
}

/** Adds a tag to a game. Of tags with one name the first counts, of results the last that is closed. */
export function putTag({ tags }: PgnGame, { name, value }: TagPair): void {
  const isKnown = Object.hasOwn(tags, name)
  if (isKnown && (name !== 'Result' || isOpenSign(value))) return
  if (isKnown || ROSTER.has(name) || Object.keys(tags).length < MAX_TAGS) tags[name] = value
}
