import * as say from '#words/coreImport.js'
import { oneLine } from '../text/visible.ts'

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
  /** Undefined for a game that comes beside a report of another program. */
  place?: ReportPlace
}

/** The value may contain quotes that are not escaped. */
const TAG = /^\[\s*([A-Za-z0-9_]{1,40})\s+"(.*)"\s*\]$/
/** Between two tags on one line. */
const NEXT_TAG = /(?<=\])\s*(?=\[\s*[A-Za-z0-9_]+\s+")/
/** Each game has these once, so a second one begins another game. */
const ROSTER = new Set(['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'])
const LONGEST_VALUE = 500
/** Longer games are truncated. */
const MAX_LENGTH = 64 * 1024
const MAX_GAMES = 20_000

interface GameLines {
  tags: Record<string, string>
  lines: string[]
}

export interface GameFile {
  games: FileGame[]
  /** Sentences about text that belongs to no game. */
  remarks: string[]
}

/** Splits a PGN file into games. A tag after moves, or a second Event, White, … begins a new game. */
export function readGames(text: string): GameFile {
  const games: GameLines[] = []
  let isInTags = false
  let isInComment = false
  let strays = 0
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const isRest = isInComment || /^\s*[;%]/.test(line)
    const tags = isRest ? [] : tagsOf(line)
    for (const [name, value] of tags) {
      const game = games.at(-1)
      if (!game || !isInTags || (ROSTER.has(name) && name in game.tags)) games.push({ tags: {}, lines: [] })
      games.at(-1)!.tags[name] ??= value
      isInTags = true
    }
    if (tags.length === 0) isInComment = endsInComment(line, isInComment)
    // An empty line or a remark between tags does not end them.
    if (tags.length === 0 && !isRest && line.trim() !== '') isInTags = false
    const game = games.at(-1)
    if (game) game.lines.push(line)
    else if (line.trim() !== '') strays++
  }
  const read = games.slice(0, MAX_GAMES)
  return {
    games: read.map(({ tags, lines }, at) => ({
      no: at + 1,
      tags,
      pgn: lines.join('\n').trim().slice(0, MAX_LENGTH),
    })),
    remarks: [
      ...(strays > 0 ? [say.straysBeforeGames({ count: strays })] : []),
      ...(games.length > MAX_GAMES ? [say.tooManyGames({ count: games.length - MAX_GAMES, most: MAX_GAMES })] : []),
    ],
  }
}

/** The tags of a line; none if any part of it is something else. */
function tagsOf(line: string): [name: string, value: string][] {
  const parts = line.trim().split(NEXT_TAG)
  const tags = parts.map((part) => TAG.exec(part.trim()))
  if (tags.includes(null)) return []
  return tags.map((tag) => [tag![1]!, oneLine(tag![2]!.replace(/\\(["\\])/g, '$1')).slice(0, LONGEST_VALUE)])
}

/** Whether a comment in braces is still open after a line of moves. */
function endsInComment(line: string, isOpen: boolean): boolean {
  let open = isOpen
  for (const character of line) {
    if (!open && character === ';') return false
    if (character === '{') open = true
    if (character === '}') open = false
  }
  return open
}

/** `3` also for `3.12` and `Round 3`, and by the names of chapters of broadcasts; undefined without a number. */
export function roundOfGame({ tags, place }: FileGame): number | undefined {
  if (place) return place.round
  const [, chapter] =
    /^\s*(?:round|runde|ronde?|ronda|kolo)\s+(\d{1,2})\b/i.exec(tags.StudyName || tags.Event || '') ?? []
  const [, tag] = /^\D*(\d{1,2})(?!\d)/.exec(tags.Round ?? '') ?? []
  return Number(tag ?? chapter ?? 0) || undefined
}
