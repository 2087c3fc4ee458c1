import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chessRules } from '#core/game/chess-rules.ts'
import { readGame } from '#core/game/read-game.ts'
import { readPgnFile } from '#core/pgn/read-pgn.ts'

interface Case {
  id: string
  pgn: string
  right: {
    games?: number | string
    plies?: number | string
    result?: string
    bye?: boolean
    clk?: number[] | string
    spent?: number[]
    round?: number | string
  }
}

const CASES = ['cases', 'more-cases'].flatMap(
  (file) =>
    JSON.parse(readFileSync(new URL(`../../support/live-boards/${file}.json`, import.meta.url), 'utf8')) as Case[],
)

/** What the words of a case mean in numbers. */
const WORDS: Record<string, object> = {
  'null move': { plies: 1, stop: 'missing' },
  'unclosed RAV': { plies: 3, faults: ['variation'] },
  'illegal then on': { plies: 2, stop: 'illegal' },
  // The castling is impossible: three pieces are in its way.
  960: { plies: 2, stop: 'illegal' },
  'German letters': { plies: 2, stop: 'illegal' },
  'cut inside the tags of the next game': { games: 1 },
  'variation open before the next game': { stop: 'variation' },
  'comment open before the next game': { faults: ['comment'] },
  'bracket not closed': { faults: ['tag'] },
  resigns: { faults: ['word'] },
  'tag 1-0, text 1/2-1/2': { result: undefined, problem: 'differ' },
  'round 1.2.3': { place: { round: 1, match: 2, board: 3 } },
  'clk h:mm without seconds (1:30)': { clk: [5400] },
}

test.each(CASES.map(({ id, pgn, right }) => [id, pgn, right] as const))(
  'the case “%s” is read right',
  (id, pgn, right) => {
    const file = readPgnFile(pgn, 500)
    const [game] = file.games.map((each) => readGame(each, chessRules))
    const read = {
      games: file.games.length,
      plies: game!.moves.length,
      result: game!.result.outcome,
      problem: game!.result.problem,
      bye: game!.isBye,
      clk: game!.moves.flatMap(({ clock }) => clock ?? []),
      spent: game!.moves.flatMap(({ spent }) => spent ?? []),
      round: game!.place.round,
      place: game!.place,
      stop: game!.stop?.kind,
      faults: game!.faults.map(({ kind }) => kind),
    }
    const exact = Object.entries(right).filter(([, value]) => typeof value !== 'string' || /^[01=+-]{2}$/.test(value))
    const other = WORDS[id] ?? {
      stop: undefined,
      problem: undefined,
      faults: id === 'quote not closed in a tag' ? ['tag'] : [],
    }
    expect(read).toMatchObject({ ...Object.fromEntries(exact), ...other })
  },
)
