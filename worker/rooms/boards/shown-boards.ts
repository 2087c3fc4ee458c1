import { diffPgn, splitDelta } from '#core/game/pgn-delta.ts'
import type { BoardRef, MovesEvent } from '#core/match/live.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { gameRow } from '#core/rows/game-row.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { shownEvaluations, shownGame, type BoardGames, type MatchedKeptGame } from '#party/board-games.ts'
import type { KeyValues } from '#party/storage.ts'
import type { EvaluatedFile } from '../evaluations.ts'
import { MAX_TEXT_BYTES, type RunningAnswer } from '../followed-boards.ts'
import type { BoardFacts } from './board-facts.ts'

/** A place whose moves readers may see, with what a room that slept needs to answer at once. */
interface ShownPlace {
  round: number
  no: number
  board: number
  /** The game's position in the match, from 1. */
  game: number
  source: string
  key: string
  event: string
  /** Number of the board for the file. */
  label: number
  white: string
  black: string
  sides: [first: string, second: string]
  whiteFirst: boolean
  /** In ms. */
  delay: number
}

const STORED = 'shown boards'

/** What readers see of the boards: running games, and frames with their new moves. */
export class ShownBoards {
  #kv: KeyValues
  #games: BoardGames
  #send: (board: BoardRef, event: MovesEvent) => void
  #places: ShownPlace[]
  /** The text that followers have, by place. */
  #told = new Map<string, string>()

  constructor(kv: KeyValues, games: BoardGames, send: (board: BoardRef, event: MovesEvent) => void) {
    this.#kv = kv
    this.#games = games
    this.#send = send
    this.#places = kv.get<ShownPlace[]>(STORED) ?? []
    for (const place of this.#places) this.#told.set(idOf(place), this.#textOf(place, Date.now())?.pgn ?? '')
  }

  /** Notes which games count, and sends followers the moves that they may see by now. */
  show(facts: BoardFacts, chosen: readonly MatchedKeptGame[], { now, delay }: { now: number; delay: number }): void {
    const places = chosen.filter(({ saved }) => saved === undefined).flatMap((game) => placeOf(facts, game, delay))
    if (JSON.stringify(places) !== JSON.stringify(this.#places)) this.#kv.put(STORED, places)
    this.#places = places
    const told = new Map<string, string>()
    for (const place of places) {
      const text = this.#textOf(place, now)?.pgn ?? ''
      const before = this.#told.get(idOf(place)) ?? ''
      told.set(idOf(place), text)
      if (text !== before) for (const event of movesEvents(place, before, text)) this.#send(refOf(place), event)
    }
    this.#told = told
  }

  answers(round: number, now: number): (RunningAnswer & { no: number })[] {
    const own = this.#places.filter((place) => place.round === round)
    return [...Map.groupBy(own, ({ no }) => no)].map(([no, places]) => ({
      no,
      at: now,
      games: places.flatMap((place) => this.#rowOf(place, now) ?? []),
      lineUp: [],
      teamsUnidentified: false,
      linkMissing: false,
      seenAt: now,
    }))
  }

  /** What the games’ files say of positions that readers see. */
  evaluations(round: number, now: number): EvaluatedFile[] {
    return this.#places
      .filter((place) => place.round === round)
      .flatMap(({ no, game, source, key, delay }) => {
        const kept = this.#games.find({ round, source, key })
        return kept ? [{ n: no, g: game, codes: shownEvaluations(kept, { now, delay }) }] : []
      })
  }

  #rowOf(place: ShownPlace, now: number): RunningAnswer['games'][number] | undefined {
    const shown = this.#textOf(place, now)
    if (!shown) return undefined
    const { round, no, board, game, white, black, whiteFirst, sides } = place
    const row = gameRow(
      {
        round,
        matchNo: no,
        no: game,
        board,
        white,
        black,
        whiteFirst,
        outcome: NO_OUTCOME,
        pgn: shown.pgn,
        ...(shown.startedAt !== undefined && { startedAt: shown.startedAt }),
      },
      ...sides,
    )
    return { ...row, movedAt: shown.movedAt ?? null }
  }

  /** undefined before readers may see a move. */
  #textOf({ round, source, key, event, label, white, black, delay }: ShownPlace, now: number) {
    const kept = this.#games.find({ round, source, key })
    const shown = kept && shownGame(kept, { event, round, board: label, white, black }, { now, delay })
    return shown && shown.plies > 0 ? shown : undefined
  }
}

const idOf = ({ round, no, game }: ShownPlace): string => `${round}.${no}.${game}`
const refOf = ({ round: r, no: n, board: b }: ShownPlace): BoardRef => ({ r, n, b })

function placeOf({ snapshot, field }: BoardFacts, { source, key, game, match }: MatchedKeptGame, delay: number) {
  const { place, whiteFirst } = match
  const pairing = field.pairings.find(({ no }) => no === place.no)
  if (!pairing) return []
  const sides: [string, string] = [competitorName(snapshot, pairing.white), competitorName(snapshot, pairing.black)]
  const [white, black] = whiteFirst ? sides : sides.toReversed()
  return [
    {
      round: field.round,
      no: place.no,
      board: place.board,
      game: field.isTeam ? place.board : place.game,
      source,
      key,
      event: snapshot.name,
      label: field.isTeam ? place.board : pairing.board,
      white: field.isTeam ? game.white : white!,
      black: field.isTeam ? game.black : black!,
      sides,
      whiteFirst,
      delay,
    },
  ]
}

/** The new moves, or a request to fetch the game if they don’t continue what followers have. */
function movesEvents({ round: r, no: n, game: g }: ShownPlace, before: string, after: string): MovesEvent[] {
  const delta = before === '' ? undefined : diffPgn(before, after)
  const told = delta && splitDelta(delta, MAX_TEXT_BYTES)
  if (!told || told.some(({ text }) => text.length > MAX_TEXT_BYTES)) return [{ type: 'moves', r, n }]
  return told.map(({ at, text }) => ({ type: 'moves', r, n, g, at, m: text }))
}
