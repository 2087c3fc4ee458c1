import { parseComment } from '../game/clocks.ts'
import type { Rules } from '../game/moves.ts'
import { readPgn } from '../game/pgn.ts'
import { readGames, roundOfGame } from '../import/game-file.ts'
import { resultOfGame } from '../import/game-result.ts'
import { parsePairingId } from '../snapshot/ids.ts'
import type { BoardMark, BoardPly, SourceGame } from './source-game.ts'

/** The games of a text, played through. */
export const readSource = (text: string, rules: (fen?: string) => Rules | undefined): SourceGame[] =>
  readGames(text).games.map((game): SourceGame => {
    const { tags, pgn } = game
    const { moves } = readPgn(pgn)
    const board = rules(tags.FEN)
    const plies: BoardPly[] = []
    let stop: string | undefined
    for (const { san, comment } of moves) {
      const played = board?.play(san)
      if (!played) {
        stop = san
        break
      }
      const { clock, timeSpent } = parseComment(comment)
      plies.push({
        san: played.san,
        ...(clock !== undefined && { clock }),
        ...(timeSpent !== undefined && { spent: timeSpent }),
      })
    }
    const { outcome } = resultOfGame(game)
    const [, number] = /(\d+)\s*$/.exec(tags.Board ?? tags.Round ?? '') ?? []
    const round = roundOfGame(game)
    const mark = markOf(tags.KibitzGame)
    return {
      white: nameOf(tags.White),
      black: nameOf(tags.Black),
      whiteId: idOf(tags.WhiteFideId),
      blackId: idOf(tags.BlackFideId),
      ...(round !== undefined && { round }),
      ...(number !== undefined && (tags.Board !== undefined || tags.Round?.includes('.')) && { board: Number(number) }),
      ...(mark && { mark }),
      ...(tags.FEN && { fen: tags.FEN }),
      ...(tags.TimeControl && { timeControl: tags.TimeControl }),
      plies,
      ...(outcome && { result: { outcome, by: 'source' } }),
      ...(stop !== undefined && { stop }),
    }
  })

const nameOf = (tag = ''): string => (/^[?\-.\s]*$/.test(tag) ? '' : tag.trim())
const idOf = (tag = ''): string => /^[1-9]\d{3,10}$/.exec(tag.trim())?.[0] ?? ''

function markOf(tag = ''): BoardMark | undefined {
  const [id = '', board] = tag.split('/')
  const ref = parsePairingId(id)
  return ref && { tournament: ref.tournament, round: ref.round, no: ref.no, board: Number(board) || 1 }
}
