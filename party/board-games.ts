import { boardPgn } from '#core/boards/board-pgn.ts'
import {
  followGame,
  nextShownAt,
  REPLACE_WAIT,
  shownPlies,
  type FollowedGame,
  type KeptPly,
} from '#core/boards/follow-game.ts'
import {
  matchGames,
  placeKey,
  type GameMatches,
  type MatchedGame,
  type MatchSettings,
} from '#core/boards/match-games.ts'
import type { RoundField } from '#core/boards/round-field.ts'
import { withKeys, type KeyedGame, type SourceGame } from '#core/boards/source-game.ts'
import { evaluationCode, type EvaluationCodes } from '#core/match/evaluation-code.ts'
import type { Sql } from './storage.ts'

/** A game of a source, as the room keeps it. */
export interface KeptGame {
  source: string
  key: string
  round: number
  /** As the last answer of the source had it. */
  game: KeyedGame
  followed: FollowedGame
  match: GameMatches
  /** The result with which its moves were saved. */
  saved?: string
}

export interface MatchedKeptGame extends KeptGame {
  match: MatchedGame
}

/** How long readers wait, in ms, and the present moment. */
interface ShownMoment {
  now: number
  delay: number
}

export type SettingsOf = (source: string) => Omit<MatchSettings, 'known'>

/** Games that boards send, by source: which text counts, where it belongs, and what readers may see of it. */
export class BoardGames {
  #sql: Sql
  #games: Map<string, KeptGame>

  constructor(sql: Sql) {
    this.#sql = sql
    sql.exec(
      'create table if not exists board_games (source text, key text, round integer, game text not null, primary key (source, key, round))',
    )
    const rows = sql.exec<{ game: string }>('select game from board_games').toArray()
    this.#games = new Map(rows.map(({ game }) => JSON.parse(game) as KeptGame).map((game) => [idOf(game), game]))
  }

  ofRound(round: number): KeptGame[] {
    return [...this.#games.values()].filter((game) => game.round === round)
  }

  find(id: Pick<KeptGame, 'source' | 'key' | 'round'>): KeptGame | undefined {
    return this.#games.get(idOf(id))
  }

  /**
   * Takes an answer of a source. Games that are missing in it stay as they are, unless one that it has belongs to their
   * place.
   */
  take(
    source: string,
    games: readonly SourceGame[],
    { field, settings, ...moment }: { field: RoundField; settings: SettingsOf } & ShownMoment,
  ): { key: string; game: KeyedGame; match: GameMatches }[] {
    const keyed = withKeys(games)
    const known = this.#ofSource(source, field.round)
    const answers = matchGames(field, keyed, { ...settings(source), known: matchesOf(known) })
    const seen = new Set(keyed.map(({ key }) => key))
    const places = new Set([...answers.values()].flatMap((match) => (isMatched(match) ? placeKey(match.place) : [])))
    for (const game of known)
      if (!seen.has(game.key) && isMatched(game.match) && places.has(placeKey(game.match.place))) this.#drop(game)
    return keyed.map((game) => {
      const before = this.#games.get(idOf({ source, key: game.key, round: field.round }))
      const match = answers.get(game.key)!
      // The last round's file may be there for some time after the next one began.
      if (match !== 'otherRound') {
        const followed = followGame(before?.followed, game, moment)
        this.#put({ ...before, source, key: game.key, round: field.round, game, followed, match })
      }
      return { key: game.key, game, match }
    })
  }

  /** Matches all games of a round again, after the desk or the pairings changed. */
  rematch(field: RoundField, settings: SettingsOf): void {
    const bySource = Map.groupBy(this.ofRound(field.round), ({ source }) => source)
    for (const [source, kept] of bySource) {
      const answers = matchGames(
        field,
        kept.map(({ game }) => game),
        { ...settings(source), known: matchesOf(kept) },
      )
      for (const one of kept) this.#put({ ...one, match: answers.get(one.key)! })
    }
  }

  /** Applies corrections that have waited long enough. */
  settle(round: number, moment: ShownMoment): void {
    for (const kept of this.ofRound(round)) {
      const { pending } = kept.followed
      if (pending && moment.now >= pending.since + REPLACE_WAIT)
        this.#put({ ...kept, followed: followGame(kept.followed, kept.game, moment) })
    }
  }

  /** The game that counts at each place: of the first source that has it, then the one with more moves, then the newer. */
  chosen(round: number, rankOf: (source: string) => number | undefined): MatchedKeptGame[] {
    const best = new Map<string, MatchedKeptGame>()
    for (const kept of this.ofRound(round)) {
      if (!isMatchedGame(kept) || rankOf(kept.source) === undefined) continue
      const at = placeKey(kept.match.place)
      const other = best.get(at)
      if (!other || isBetter(kept, other, rankOf)) best.set(at, kept)
    }
    return [...best.values()]
  }

  noteSaved(kept: KeptGame, outcome: string): void {
    this.#put({ ...kept, saved: outcome })
  }

  forget(source: string): void {
    for (const kept of this.#games.values()) if (kept.source === source) this.#drop(kept)
  }

  /** Games of earlier rounds are saved, or nobody wants them. */
  forgetBefore(round: number): void {
    for (const kept of this.#games.values()) if (kept.round < round) this.#drop(kept)
  }

  /** When something is due without an answer of a source: a correction, or a move that readers may see. */
  nextDue(round: number, moment: ShownMoment): number {
    return Math.min(
      Infinity,
      ...this.ofRound(round).flatMap(({ followed: { pending, plies } }) => [
        ...(pending ? [pending.since + REPLACE_WAIT] : []),
        nextShownAt(plies, moment) ?? Infinity,
      ]),
    )
  }

  #ofSource(source: string, round: number): KeptGame[] {
    return this.ofRound(round).filter((kept) => kept.source === source)
  }

  #put(kept: KeptGame): void {
    const [known, text] = [this.#games.get(idOf(kept)), JSON.stringify(kept)]
    if (known && JSON.stringify(known) === text) return
    this.#games.set(idOf(kept), kept)
    this.#sql.exec(
      'insert or replace into board_games (source, key, round, game) values (?, ?, ?, ?)',
      kept.source,
      kept.key,
      kept.round,
      text,
    )
  }

  #drop({ source, key, round }: KeptGame): void {
    this.#games.delete(idOf({ source, key, round }))
    this.#sql.exec('delete from board_games where source = ? and key = ? and round = ?', source, key, round)
  }
}

const idOf = ({ source, key, round }: Pick<KeptGame, 'source' | 'key' | 'round'>): string => `${round} ${source} ${key}`

export const isMatched = (match: GameMatches): match is MatchedGame => typeof match === 'object'
const isMatchedGame = (kept: KeptGame): kept is MatchedKeptGame => isMatched(kept.match)

const matchesOf = (games: KeptGame[]): Map<string, MatchedGame> =>
  new Map(games.flatMap(({ key, match }) => (isMatched(match) ? [[key, match] as const] : [])))

function isBetter(one: KeptGame, other: KeptGame, rankOf: (source: string) => number | undefined): boolean {
  const ranks = (rankOf(other.source) ?? 0) - (rankOf(one.source) ?? 0)
  if (ranks !== 0) return ranks > 0
  const more = one.followed.plies.length - other.followed.plies.length
  return more !== 0 ? more > 0 : one.followed.changedAt > other.followed.changedAt
}

/** A game as readers may see it now. */
interface ShownGame {
  pgn: string
  plies: number
  /** When readers saw the last move, if it came alone; undefined if it came with others. */
  movedAt?: number
  startedAt?: number
}

export function shownGame(
  { followed }: KeptGame,
  facts: { event: string; round: number; board: number; white: string; black: string },
  moment: ShownMoment,
): ShownGame {
  const { plies: all, fen, timeControl } = followed
  const plies = all.slice(0, shownPlies(all, moment))
  const last = plies.at(-1)
  const seenAt = (ply: KeptPly): number => Math.min(ply.due, ply.at + moment.delay)
  // Whether readers may see evaluations of running games is decided elsewhere: the text has none.
  const bare = plies.map(({ san, clock, spent }) => ({
    san,
    ...(clock !== undefined && { clock }),
    ...(spent !== undefined && { spent }),
  }))
  return {
    pgn: boardPgn({ ...facts, fen, timeControl }, bare),
    plies: plies.length,
    ...(last && !isLate(plies) && { movedAt: seenAt(last) }),
    ...(plies[0] && { startedAt: seenAt(plies[0]) }),
  }
}

/** What the source says of each position that readers see; null where it says nothing. */
export const shownEvaluations = ({ followed: { plies } }: KeptGame, moment: ShownMoment): EvaluationCodes =>
  plies.slice(0, shownPlies(plies, moment)).map(({ evaluation }) => (evaluation ? evaluationCode(evaluation) : null))

/** Moves that came at once with two before them were made before they came. */
function isLate(plies: KeptPly[]): boolean {
  const [third, , last] = plies.slice(-3)
  return last !== undefined && third !== undefined && third.at === last.at
}
