import * as say from '#words/coreImport.js'
import * as sayPgn from '#words/pgn.js'
import { resultOf, type ReadResult } from '../pgn/result.ts'
import { readPgnFile } from '../pgn/read-pgn.ts'
import { withoutTwins } from '../pgn/same-game.ts'
import { placeOf } from '../pgn/round-place.ts'

/** A game's place in the report made from its file: start numbers of its players. */
interface ReportPlace {
  round: number
  white: number
  black: number
}

export interface FileGame {
  /** From 1, in the file's order. */
  no: number
  tags: Record<string, string>
  pgn: string
  plies: number
  result: ReadResult
  /** Undefined for a game that comes beside a report of another program. */
  place?: ReportPlace
}

const MAX_GAMES = 20_000

export interface GameFile {
  games: FileGame[]
  /** Sentences about text that belongs to no game. */
  remarks: string[]
}

/** Splits a PGN file into games: those with tags. */
export function readGames(text: string): GameFile {
  const { games, left, waiting } = readPgnFile(text, MAX_GAMES)
  const all = [...games, ...(waiting && games.length < MAX_GAMES ? [waiting] : [])]
  const tagged = all.filter(({ tags }) => Object.keys(tags).length > 0)
  const read = withoutTwins(tagged)
  const strays = linesBefore(text, tagged[0]?.from ?? text.length)
  return {
    games: read.map((game, at) => ({
      no: at + 1,
      tags: game.tags,
      pgn: game.text,
      plies: game.moves.length,
      result: resultOf(game),
    })),
    remarks: [
      ...(strays > 0 ? [say.straysBeforeGames({ count: strays })] : []),
      ...(read.length < tagged.length ? [sayPgn.gamesTwice({ count: tagged.length - read.length })] : []),
      ...(left > 0 ? [say.tooManyGames({ count: left, most: MAX_GAMES })] : []),
    ],
  }
}

const linesBefore = (text: string, at: number): number =>
  text
    .slice(0, at)
    .replaceAll('\uFEFF', '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '').length

/** Undefined if neither the place in a report nor the tags say. */
export const roundOfGame = ({ tags, place }: FileGame): number | undefined => place?.round ?? placeOf(tags).round
