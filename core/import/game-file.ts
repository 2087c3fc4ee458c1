import { oneLine } from '../text/visible.ts'

export interface FileGame {
  /** From 1, in the file's order. */
  no: number
  tags: Record<string, string>
  pgn: string
}

const TAG = /^\s*\[\s*([A-Za-z0-9_]{1,40})\s+"((?:[^"\\]|\\.){0,500})"\s*\]\s*$/
/** Longer games are truncated. */
const MAX_LENGTH = 64 * 1024
const MAX_GAMES = 20_000

/** Splits a PGN file into games. A tag after moves begins a new game. */
export function readGames(text: string): FileGame[] {
  const games: { tags: Record<string, string>; lines: string[] }[] = []
  let isInTags = false
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const tag = TAG.exec(line)
    if (tag && !isInTags) {
      if (games.length === MAX_GAMES) break
      games.push({ tags: {}, lines: [] })
    }
    // An empty line between tags does not end them.
    isInTags = tag !== null || (isInTags && line.trim() === '')
    const game = games.at(-1)
    if (!game) continue
    if (tag) game.tags[tag[1]!] ??= oneLine(tag[2]!.replace(/\\(.)/g, '$1'))
    game.lines.push(line)
  }
  return games.map(({ tags, lines }, at) => ({ no: at + 1, tags, pgn: lines.join('\n').trim().slice(0, MAX_LENGTH) }))
}

/** `3` also for `3.12`; undefined without a valid tag. */
export function roundOfGame({ tags }: FileGame): number | undefined {
  const [, round] = /^(\d{1,2})(\.\d+)*$/.exec(tags.Round ?? '') ?? []
  return round === undefined || Number(round) === 0 ? undefined : Number(round)
}

const RESULTS: Record<string, string> = { '1-0': '10', '0-1': '01', '1/2-1/2': '==', '½-½': '==' }

/** White’s and Black’s outcome letters; undefined if the game has no result. */
export const outcomeOfGame = ({ tags }: FileGame): string | undefined => RESULTS[tags.Result ?? '']
