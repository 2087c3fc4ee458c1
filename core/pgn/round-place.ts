/** The place of a game in an event, as far as its tags say; all from 1. */
export interface RoundPlace {
  round?: number
  /** Number of the match in the round, of a team event. */
  match?: number
  board?: number
  /** Number of the game in the match of two players. */
  game?: number
}

const CHAPTER = /^\s*(?:round|runde|ronde?|ronda|rodada|runda|kolo|тур|جولة)\s+(\d{1,3})\b/iu
/** `3`, `03`, `R3`, `Round 3`, `3/9`, `3.12`, `1.2.3`, `3-2`, `3(2)`. */
const ROUND = /^\D*?(\d{1,3})(?!\d)(?:\.(\d{1,4}))?(?:\.(\d{1,4}))?(?:\s*(?:-|\()\s*(\d{1,2}))?/

/**
 * Reads the tags Round (`3`, `3.12` round and board, `1.2.3` round, match and board, `3-2` or `3(2)` round and game),
 * Board, and Table for the match. Broadcasts may name the round in StudyName or Event alone.
 */
export function placeOf(tags: Readonly<Record<string, string>>): RoundPlace {
  const [, round, second, third, game] = ROUND.exec(tags.Round ?? '') ?? []
  const [, chapter] = CHAPTER.exec(tags.StudyName || tags.Event || '') ?? []
  const [, board] = /^\D{0,10}(\d{1,4})\s*$/.exec(tags.Board ?? '') ?? []
  return {
    ...known('round', round ?? chapter),
    ...known('match', third ? second : tags.Table),
    ...known('board', board ?? third ?? second),
    ...known('game', game),
  }
}

const known = (name: keyof RoundPlace, digits: string | undefined): RoundPlace =>
  Number(digits ?? 0) > 0 ? { [name]: Number(digits) } : {}
