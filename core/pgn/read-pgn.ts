import { isMoveLike, moveText } from './move-text.ts'
import { MAX_FAULTS, MAX_PGN_LENGTH, MAX_PLIES, type PgnFault, type PgnFile, type PgnGame } from './pgn-game.ts'
import { isZeros, outcomeOf } from './result.ts'
import { gamesOfTags, putTag, type TagPair } from './tag-sections.ts'
import { ROSTER } from './tags.ts'
import { isTagBlock, tokens, type Token } from './tokens.ts'
import { afterVariation } from './unclosed-variation.ts'

const MAX_COMMENT = 4096
const MAX_FAULT_TEXT = 40
/** Variations without an end that are looked into, in a game. */
const MAX_UNCLOSED = 8
/** Tags that are never changed behind moves. */
const START_TAGS = ['FEN', 'SetUp', 'Variant']

/** A game while it is read. */
interface GameDraft {
  game: PgnGame
  /** The number of open variations, the outermost of which began at `openedAt`. */
  depth: number
  openedAt: number
  unclosed: number
  /** The last word, if it is a result at the end of a game and something else elsewhere: `0-0`, `+/-`, `1-0` in a variation. */
  last: string
  /** The number of moves before the last comment. */
  commentAt: number
  hasText: boolean
}

const draftAt = (from: number): GameDraft => ({
  game: { tags: {}, opening: '', moves: [], isTruncated: false, faults: [], text: '', from },
  depth: 0,
  openedAt: 0,
  unclosed: 0,
  last: '',
  commentAt: 0,
  hasText: false,
})

/** Reads the first game of a text; of an empty text a game without anything. */
export function readPgn(text: string): PgnGame {
  const { games, waiting } = readPgnFile(text.slice(0, MAX_PGN_LENGTH), 1)
  const game = games[0] ?? waiting ?? draftAt(0).game
  return { ...game, isTruncated: game.isTruncated || text.length > MAX_PGN_LENGTH }
}

/**
 * Reads up to `most` games of a text in linear time; never throws. A tag behind a finished game begins the next, as does
 * one that each game has once, such as White, if the game has it already.
 */
export function readPgnFile(text: string, most: number): PgnFile {
  const file: PgnFile = { games: [], left: 0 }
  let draft: GameDraft | undefined
  // Tags that follow each other, and the comments between them.
  let section: TagPair[] = []
  let remarks: Token[] = []
  let isCut = false

  /** Ends the game before `to`; returns where to read on if one of its variations has no end. */
  function finish(to: number): number | undefined {
    if (!draft) return undefined
    const isOpen = draft.depth > 0 && draft.unclosed < MAX_UNCLOSED
    const readOn = isOpen ? afterVariation(text, draft.openedAt, to, draft.game) : undefined
    if (readOn !== undefined) {
      note(draft.game, 'variation', text.slice(draft.openedAt))
      draft.depth = 0
      draft.unclosed += 1
      return readOn
    }
    const isLast = to >= text.length
    close(draft, text, to, isLast)
    const { tags } = draft.game
    if (isLast && !draft.hasText && (isCut || !('White' in tags && 'Black' in tags))) file.waiting = draft.game
    else if (file.games.length < most) file.games.push(draft.game)
    else file.left += 1
    draft = undefined
    return undefined
  }

  /** Begins the games of a section of tags, or adds the tags to the game whose moves they are among. */
  function applyTags(isLast: boolean): number | undefined {
    const [tags, between] = [section, remarks]
    section = []
    remarks = []
    if (tags.length === 0) return undefined
    if (draft && isStray(draft.game)) draft = undefined
    if (draft && !beginsGame(draft.game, tags, isLast)) {
      for (const tag of tags) if (!START_TAGS.includes(tag.name)) putTag(draft.game, tag)
      for (const token of between) take(draft, token)
      return undefined
    }
    const readOn = finish(tags[0]!.from)
    if (readOn !== undefined) return readOn
    for (const own of gamesOfTags(tags)) {
      finish(own[0]!.from)
      draft = draftAt(own[0]!.from)
      for (const tag of own) {
        putTag(draft.game, tag)
        if (!tag.isClean) note(draft.game, 'tag', `[${tag.name}`)
      }
    }
    for (const token of between) take(draft!, token)
    return undefined
  }

  /** Reads from a position to the end, or to where a variation without an end was left. */
  function readFrom(at: number): number | undefined {
    for (const token of tokens(text, at)) {
      const isInVariation = (draft?.depth ?? 0) > 0 && section.length === 0
      if (token.kind === 'tag') {
        if (!isInVariation || isTagBlock(text, token.from)) section.push(token)
      } else if (token.kind === 'cutTag') isCut = true
      else if (token.kind === 'comment' && section.length > 0) remarks.push(token)
      else {
        const readOn = applyTags(false)
        if (readOn !== undefined) return readOn
        if (most === 1 && file.games.length === 1) return undefined
        draft ??= draftAt(token.from)
        take(draft, token)
      }
    }
    return applyTags(true) ?? finish(text.length)
  }

  for (let at: number | undefined = 0; at !== undefined;) at = readFrom(at)
  return file
}

/** Words before the first tag that are no game. */
const isStray = ({ tags, moves }: PgnGame): boolean =>
  Object.keys(tags).length === 0 && !moves.some(({ san }) => isMoveLike(san))

/** Whether tags behind moves are those of the next game. */
function beginsGame({ tags, end }: PgnGame, section: TagPair[], isLast: boolean): boolean {
  const names = section.map(({ name }) => name).filter((name) => ROSTER.has(name))
  if (Object.keys(tags).length === 0) return true
  if (names.length === 0) return isLast && end !== undefined
  return end !== undefined || names.some((name) => name !== 'Result' || Object.hasOwn(tags, name))
}

function take(draft: GameDraft, token: Token): void {
  const { game } = draft
  if (token.kind === 'comment') {
    if (draft.depth === 0 && game.end === undefined) addComment(game, token)
    draft.commentAt = game.moves.length
    return
  }
  draft.hasText = true
  draft.last = ''
  if (token.kind === 'open') {
    if (draft.depth === 0) draft.openedAt = token.from
    draft.depth += 1
  } else if (token.kind === 'close' && draft.depth > 0) draft.depth -= 1
  else if (draft.depth > 0) draft.last = token.kind === 'result' ? token.text : ''
  else if (token.kind === 'result') takeResult(draft, token)
  else if (token.kind === 'word') takeWord(draft, token)
  else if (token.kind === 'close') note(game, 'word', ')')
  else dropRemark(draft)
}

/** A brace without its beginning ends a comment that had braces within: the words since are no moves. */
function dropRemark({ game, commentAt }: GameDraft): void {
  if (game.moves.slice(commentAt).some(({ san }) => isMoveLike(san))) return
  game.moves.length = Math.min(game.moves.length, commentAt)
}

function takeResult(draft: GameDraft, { text, isCut }: Extract<Token, { kind: 'result' }>): void {
  const { game } = draft
  if (isCut) game.cut = 'word'
  if (isZeros(text) && game.end === undefined) {
    draft.last = text
    addMove(game, text)
  } else if (game.end === undefined || outcomeOf(game.end) === undefined) game.end = text
}

function takeWord(draft: GameDraft, { text, isCut }: Extract<Token, { kind: 'word' }>): void {
  const { game } = draft
  if (isCut) game.cut = 'word'
  if (game.end !== undefined) {
    if (moveText(text)) note(game, 'word', text)
    return
  }
  if (/^[+-][/]?[+-]$/.test(text)) draft.last = text
  addMove(game, text)
}

function addMove(game: PgnGame, text: string): void {
  const san = moveText(text)
  if (san && game.moves.length >= MAX_PLIES) game.isTruncated = true
  else if (san) game.moves.push({ san, comment: '' })
}

function addComment(game: PgnGame, { text, isCut, isOpen }: Extract<Token, { kind: 'comment' }>): void {
  if (isCut) game.cut = 'comment'
  else if (isOpen) note(game, 'comment', text)
  const last = game.moves.at(-1)
  const before = last ? last.comment : game.opening
  const whole = [before, text.trim()].filter(Boolean).join(' ').slice(0, MAX_COMMENT)
  if (last) last.comment = whole
  else game.opening = whole
}

function note(game: PgnGame, kind: PgnFault['kind'], text: string): void {
  const fault = { kind, ply: game.moves.length, text: text.trim().slice(0, MAX_FAULT_TEXT) }
  if (game.faults.length < MAX_FAULTS) game.faults.push(fault)
}

/** Decides what depends on the end of the game, and keeps its text. */
function close({ game, depth, last }: GameDraft, text: string, to: number, isLast: boolean): void {
  if (depth > 0) {
    if (isLast) game.cut = 'variation'
    else if (game.faults.length < MAX_FAULTS)
      game.faults.push({ kind: 'variation', ply: game.moves.length, text: '(', isLost: true })
    if (last && !isLast) game.end ??= last
  } else if (last && isZeros(last)) {
    if (game.moves.length === 1 || isDouble(game.tags.Result)) {
      game.moves.pop()
      game.end ??= last
    }
  } else if (last && game.end === undefined && (game.moves.length === 0 || isUnplayed(game.tags.Result)))
    game.end = last
  const own = text.slice(game.from, to).trim()
  game.text = own.slice(0, MAX_PGN_LENGTH)
  if (own.length > MAX_PGN_LENGTH) game.isTruncated = true
}

const isDouble = (result = ''): boolean => ['00', '--'].includes(outcomeOf(result) ?? '')
const isUnplayed = (result = ''): boolean => ['+-', '-+', '--'].includes(outcomeOf(result) ?? '')
