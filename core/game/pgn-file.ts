import { isPlayed, NO_OUTCOME, type Outcome } from '../match/outcome.ts'
import { readPgn } from '../pgn/read-pgn.ts'
import type { BoardGame } from '../snapshot/individual.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Pairing } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { dayIn } from '../text/zones.ts'
import { oneLine } from '../text/visible.ts'

type Tags = [name: string, value: string][]

const RESULTS: Record<string, string> = {
  '10': '1-0',
  WL: '1-0',
  '01': '0-1',
  LW: '0-1',
  '==': '1/2-1/2',
  DD: '1/2-1/2',
}
/** The tag section of a game: all lines in brackets before the moves. */
const HEAD = /^(?:\s*\[[^\n]*\]\s*?(?:\n|$))*/

/** Tags that a chess site cannot know, because each game is separate there. */
const OWN_TAGS = ['Event', 'Round', 'Board']
const OWN_LINE = /^\s*\[\s*(?:Event|Round|Board)[\s"]/i

/**
 * The games of a pairing as PGN, each followed by an empty line; empty if none was played. A recorded game keeps its
 * own tags, and missing tags (teams, board, round) are added; a game of a chess site gets our event, round and board. A
 * game without moves is its tags and its result.
 */
export function pairingPgn(snapshot: Snapshot, pairing: Pairing, games: readonly BoardGame[]): string {
  if (pairing.black < 0) return ''
  const own = games.toSorted((a, b) => a.no - b.no).map((game) => gamePgn(snapshot, pairing, game))
  const isGame = snapshot.settings.competitors === 'individual' && snapshot.settings.gamePointTotal === 1
  return games.length === 0 && isGame ? gameWithoutMoves(pairingTags(snapshot, pairing)) : own.join('')
}

function gamePgn(snapshot: Snapshot, pairing: Pairing, game: BoardGame): string {
  const written = (game.pgn ?? '')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .trim()
  const tags = gameTags(snapshot, pairing, game)
  if (!written) return gameWithoutMoves(tags)
  return withTags(written, tags, { isLinked: game.link !== undefined, result: pgnResult(game.outcome) })
}

/** Adds missing tags to a recorded game; in a linked game our own tags replace the site's. */
function withTags(written: string, tags: Tags, { isLinked, result }: { isLinked: boolean; result: string }): string {
  const head = HEAD.exec(written)![0]
  const isOwn = ([tag]: Tags[number]) => isLinked && OWN_TAGS.includes(tag)
  const own = tags.filter(isOwn)
  const lines = head.split('\n').filter((line) => !isLinked || !OWN_LINE.test(line))
  const kept = lines.join('\n')
  const known = new Set(Object.keys(readPgn(kept).tags))
  // A game without any tags gets all of ours, unknown values too.
  const others = tags.filter((tag) => !isOwn(tag))
  const added = others.filter(([tag, value]) => !known.has(tag) && (known.size === 0 || value !== '?'))
  const moves = written.slice(head.length).trim() || result
  return `${[tagLines(own), kept.trim(), tagLines(added)].filter(Boolean).join('\n')}\n\n${moves}\n\n`
}

/** A game from a chess site, with our event, round and board. */
export const linkedGamePgn = (
  snapshot: Snapshot,
  round: number,
  { pgn, board }: { pgn: string; board: number },
): string => withTags(pgn.trim(), ownTags(snapshot, round, board), { isLinked: true, result: '*' })

const ownTags = ({ name }: Snapshot, round: number, board: number): Tags => [
  ['Event', name],
  ['Round', String(round)],
  ['Board', String(board)],
]

/** A game of which only the result is known; empty if there was no game. */
function gameWithoutMoves(tags: Tags): string {
  const [, result = '*'] = tags.find(([tag]) => tag === 'Result')!
  return result === '*' ? '' : `${tagLines(tags)}\n\n${result}\n\n`
}

function gameTags(snapshot: Snapshot, pairing: Pairing, game: BoardGame): Tags {
  const { white, black, whiteFirst, outcome, startedAt, board, link } = game
  const teams = [competitorName(snapshot, pairing.white), competitorName(snapshot, pairing.black)]
  const [own, other] = whiteFirst ? teams : teams.toReversed()
  const isTeam = snapshot.settings.competitors === 'team'
  return [
    ...sevenTags(snapshot, pairing, { white, black, outcome, startedAt }),
    ...(isTeam
      ? ([
          ['WhiteTeam', own!],
          ['BlackTeam', other!],
        ] as Tags)
      : []),
    ...(isTeam || link !== undefined ? [['Board', String(isTeam ? board : pairing.board)] as Tags[number]] : []),
    ...(link === undefined ? [] : ([['Link', link]] as Tags)),
  ]
}

function pairingTags(snapshot: Snapshot, pairing: Pairing): Tags {
  const { players } = snapshot
  const sides = [['White', pairing.white] as const, ['Black', pairing.black] as const]
  const [white, black] = sides.map(([, at]) => competitorName(snapshot, at))
  const { outcome, facts, board } = pairing
  return [
    ...sevenTags(snapshot, pairing, { white: white!, black: black!, outcome, startedAt: facts.startTime }),
    ...sides.flatMap(([side, at]): Tags => [
      ...(players.title?.[at] ? [[`${side}Title`, players.title[at]] as Tags[number]] : []),
      ...(players.rating[at] ? [[`${side}Elo`, String(players.rating[at])] as Tags[number]] : []),
    ]),
    ['Board', String(board)],
    ...(facts.link === undefined ? [] : ([['Link', facts.link]] as Tags)),
  ]
}

interface PgnPlayers {
  white: string
  black: string
  outcome: string
  startedAt: number | undefined
}

/** PGN's seven tag roster. */
function sevenTags(snapshot: Snapshot, { round }: Pairing, { white, black, outcome, startedAt }: PgnPlayers): Tags {
  const date = startedAt ?? snapshot.dates[round - 1]
  return [
    ['Event', snapshot.name],
    ['Site', snapshot.settings.location ?? '?'],
    [
      'Date',
      date === null || date === undefined ? '????.??.??' : dayIn(date, snapshot.settings.timeZone).replaceAll('-', '.'),
    ],
    ['Round', String(round)],
    ['White', white || '?'],
    ['Black', black || '?'],
    ['Result', pgnResult(outcome)],
  ]
}

/** `1-0`, `0-1`, `1/2-1/2`; `*` for an unfinished game or a forfeit. */
function pgnResult(outcome: string): string {
  const played = outcome !== NO_OUTCOME && Array.from(outcome as Iterable<Outcome>).every(isPlayed)
  return played ? (RESULTS[outcome] ?? '*') : '*'
}

const tagLines = (tags: Tags): string => tags.map(([tag, value]) => `[${tag} "${tagText(value)}"]`).join('\n')

// PGN would escape quotes and backslashes, but most programs stop at the quote, and few undo the escape.
const tagText = (text: string): string => oneLine(text).replaceAll('"', "'").replaceAll('\\', '/')
