import * as say from '#words/deskDraw.js'
import { joinAnd } from '#core/text/join-and.ts'
import { gamesText } from '#core/changes/unfinished-games.ts'
import { colourPreference } from '#core/draw/swiss/colours.ts'
import { roundLimitText } from '#core/draw/round-limit.ts'
import type { Draw, DrawnPair } from '#core/snapshot/desk.ts'
import { placeLabel } from '#core/tournament/place-label.ts'
import { fideModeLeft } from '#core/snapshot/remarks.ts'
import { unfinishedGames } from '#core/snapshot/unfinished-games.ts'
import { systemAt } from '#core/snapshot/rounds.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { coloursOf, hadBye, isKeptApart, metIn, pairKey, unpaired } from './draw-seats.ts'
import { entryName } from '../players/entry-name.ts'

export interface DraftNote {
  is: 'warn' | 'hand' | 'ok'
  head: string
  text?: string
  /** The board to which the note links. */
  board?: number
  /** A warning of what no rule forbids. */
  isPermitted?: true
}

/** A board of one draw that the other draw does not have. */
export interface OtherPair {
  board: number
  pair: DrawnPair
}

/** Warnings for breaches of the pairing rules, a note on boards changed by hand, and at last what is in order. */
export function draftNotes(snapshot: Snapshot, draw: Draw): DraftNote[] {
  const { pairs, round } = draw
  // In knockouts and round robins players meet, get colours and byes by a table.
  const isSwiss = systemAt(snapshot.settings, snapshot.systems, round).system === 'swiss'
  const name = (no: number): string => entryName(snapshot, no)
  const warnings = isSwiss ? pairs.flatMap((pair, at) => pairWarnings(snapshot, pair, at + 1)) : []
  const { engine, given } = otherPairs(draw)
  const isByTable = !isSwiss && draw.engine !== 'hand' && engine.length === 0
  const left = isByTable ? [] : unpaired(snapshot, round, pairs).map(name)
  const changed = (given.length > 0 ? given : engine).map(({ board }) => board)
  const byes = pairs.filter(({ black, bye }) => black === null && bye === 'U').map(({ white }) => name(white))
  const isMet = pairs.some(({ white, black }) => black !== null && metIn(snapshot, white, black) !== undefined)
  const well = [
    ...(isMet || round === 1 || !isSwiss ? [] : [say.noPairMeetsAgain()]),
    ...(byes.length > 0
      ? [
          byes.length === 1 || isSwiss
            ? say.theByeGoesTo({ names: listed(byes) })
            : say.byesGoTo({ names: listed(byes) }),
        ]
      : []),
  ].join(' ')
  return [
    ...(left.length > 0
      ? [{ is: 'warn', head: say.sitNowhere({ count: left.length, names: listed(left) }) } as const]
      : []),
    ...eventNotes(snapshot, round),
    ...warnings,
    ...(changed.length > 0
      ? [
          {
            is: 'hand',
            head: say.differFromEngine({
              isTeam: snapshot.settings.competitors === 'team',
              count: changed.length,
              boards: listed(changed.map(String)),
            }),
          } as const,
        ]
      : []),
    ...(well ? [{ is: 'ok', head: well } as const] : []),
  ]
}

/** What the director should know of the event before this round is published. */
function eventNotes(snapshot: Snapshot, round: number): DraftNote[] {
  const limit = round === 1 ? roundLimitText(snapshot) : undefined
  // A game of the round before is adjourned at the desk, which says so; older ones are easily forgotten.
  const older = unfinishedGames(snapshot, round - 2)
  return [
    ...(limit === undefined ? [] : [{ is: 'warn', head: limit, isPermitted: true } as const]),
    ...(older.length === 0
      ? []
      : [
          {
            is: 'warn',
            head: say.olderGames({ count: older.length }),
            text: `${gamesText(snapshot, older)}.`,
          } as const,
        ]),
  ]
}

export function pairWarnings(snapshot: Snapshot, { white, black, bye = 'U' }: DrawnPair, board: number): DraftNote[] {
  const name = (no: number): string => entryName(snapshot, no)
  const warn = (head: string): DraftNote => ({ is: 'warn', head, board })
  if (black === null) return bye === 'U' && hadBye(snapshot, white) ? [warn(say.secondBye({ name: name(white) }))] : []
  const isTeam = snapshot.settings.competitors === 'team'
  const place = placeLabel(isTeam, board)
  const met = metIn(snapshot, white, black)
  const third = [
    ...(coloursOf(snapshot, white).replaceAll('·', '').endsWith('ww')
      ? [say.thirdWhite({ place, name: name(white) })]
      : []),
    ...(coloursOf(snapshot, black).replaceAll('·', '').endsWith('bb')
      ? [say.thirdBlack({ place, name: name(black) })]
      : []),
  ]
  const isLast = snapshot.settings.totalRounds === snapshot.round + 1
  const [ofWhite, ofBlack] = [white, black].map((no) => colourPreference(coloursOf(snapshot, no).replaceAll('·', '')))
  return [
    ...(met === undefined ? [] : [warn(say.pairMet({ place, white: name(white), black: name(black), round: met }))]),
    ...(isKeptApart(snapshot, white, black)
      ? [warn(say.pairForbidden({ place, white: name(white), black: name(black) }))]
      : []),
    ...third.map((head): DraftNote =>
      isLast ? { ...warn(head), text: say.allowedInLastRound(), isPermitted: true } : warn(head),
    ),
    // Teams are due colours by other rules, or by none (C.04.6).
    ...(!isTeam && third.length === 0 && ofWhite!.colour === 'b' && ofBlack!.colour === 'w'
      ? [warn(say.colourDueOther({ place, white: name(white), black: name(black) }))]
      : []),
  ]
}

/**
 * What is unusual about a draft: boards changed by hand, and rules that they break. Pairs of the engine follow the rules.
 * Empty without FIDE mode, which alone asks about it.
 */
export function questionableNotes(snapshot: Snapshot, draw: Draw): DraftNote[] {
  if (fideModeLeft(snapshot) !== undefined) return []
  const proposed = new Set(draw.proposed.map(pairKey))
  return draftNotes(snapshot, draw).filter(({ is, board, isPermitted }) => {
    const isOfEngine = board !== undefined && proposed.has(pairKey(draw.pairs[board - 1]!))
    return is === 'hand' || (is === 'warn' && !isPermitted && !isOfEngine)
  })
}

/** The rules that other pairs would break, besides those that the draft breaks already; empty without FIDE mode. */
export function addedFaults(snapshot: Snapshot, draw: Draw, pairs: DrawnPair[]): DraftNote[] {
  const known = new Set(questionableNotes(snapshot, draw).map(({ head }) => head))
  return questionableNotes(snapshot, { ...draw, pairs }).filter(
    ({ head, board }) => board !== undefined && !known.has(head),
  )
}

/**
 * The boards only in the engine's draw, and those only in the given one. Both are empty when a round was drawn by hand.
 */
export function otherPairs({
  pairs,
  proposed,
}: Pick<Draw, 'pairs' | 'proposed'>): Record<'engine' | 'given', OtherPair[]> {
  if (proposed.length === 0) return { engine: [], given: [] }
  const only = (of: DrawnPair[], others: DrawnPair[]): OtherPair[] => {
    const known = new Set(others.map(pairKey))
    return of.flatMap((pair, at) => (known.has(pairKey(pair)) ? [] : [{ board: at + 1, pair }]))
  }
  return { engine: only(proposed, pairs), given: only(pairs, proposed) }
}

const FEW = 6

/** `1, 4 and 9`; a long list is cut to the first six. */
const listed = (words: string[]): string =>
  words.length > FEW
    ? say.namesAndMore({ names: joinComma(words.slice(0, FEW)), more: words.length - FEW })
    : joinAnd(words)
