import type { Rules } from '../game/moves.ts'
import { readGame, type ReadGame } from '../game/read-game.ts'
import { MAX_READ_GAMES } from '../limits/boards.ts'
import { parseGameMark } from '../pgn/game-mark.ts'
import type { PgnGame } from '../pgn/pgn-game.ts'
import { readPgnFile } from '../pgn/read-pgn.ts'
import { withoutTwins } from '../pgn/same-game.ts'
import type { BoardPly, SourceGame } from './source-game.ts'

/** Games of the last answer by their texts: most of them are the same in the next one. */
export type ReadCache = Map<string, SourceGame>

/**
 * The games of a source’s text, played through. Byes are left out. With a cache, which then has the games of this text,
 * only those with a new text are read.
 */
export function readSource(
  text: string,
  rules: (fen?: string) => Rules | undefined,
  cache: ReadCache = new Map(),
): SourceGame[] {
  const before = new Map(cache)
  cache.clear()
  return withoutTwins(readPgnFile(text, MAX_READ_GAMES).games).flatMap((game) => {
    // A text without its end is not the same once more follows it.
    const id = `${game.cut ?? ''} ${game.text}`
    const read = before.get(id) ?? sourceGame(game, rules)
    if (!read) return []
    cache.set(id, read)
    return [read]
  })
}

function sourceGame(game: PgnGame, rules: (fen?: string) => Rules | undefined): SourceGame | undefined {
  const read = readGame(game, rules)
  if (read.moves.length === 0 && Object.keys(read.tags).length === 0) return undefined
  // A board without a name is no bye.
  if (read.isBye && read.white.name !== '' && read.black.name !== '') return undefined
  const { white, black, place, tags, stop, isWaiting, result } = read
  const mark = parseGameMark(tags.KibitzGame)
  const told = resultOf(read)
  return {
    white: white.name,
    black: black.name,
    whiteId: white.fideId ?? '',
    blackId: black.fideId ?? '',
    ...(place.round !== undefined && { round: place.round }),
    ...(place.board !== undefined && { board: place.board }),
    ...(mark && { mark }),
    ...(tags.FEN && read.start && { fen: read.start }),
    ...(tags.TimeControl && { timeControl: tags.TimeControl.slice(0, 80) }),
    plies: read.moves.map(({ san, clock, spent, evaluation }): BoardPly => ({
      san,
      ...(clock !== undefined && { clock }),
      ...(spent !== undefined && { spent }),
      ...(evaluation && { evaluation }),
    })),
    ...(told && { result: told }),
    ...(result.problem === 'differ' && { resultsDiffer: true }),
    ...(stop && { stop: stop.text }),
    ...(isWaiting && { isWaiting }),
  }
}

function resultOf({ result: { outcome }, kings }: ReadGame): SourceGame['result'] {
  if (outcome !== undefined) return { outcome, by: 'source' }
  return kings && { outcome: kings, by: 'kings' }
}
