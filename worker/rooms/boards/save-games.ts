import { nextShownAt, shownPlies } from '#core/boards/follow-game.ts'
import { countsAtOnce, resultProposal } from '#core/boards/proposals.ts'
import type { LiveEvent } from '#core/match/live.ts'
import { isPlayed, NO_OUTCOME, type Outcome } from '#core/match/outcome.ts'
import { isSettled } from '#core/match/settled.ts'
import type { BoardGame } from '#core/snapshot/individual.ts'
import { competitorName } from '#core/snapshot/names.ts'
import { pairingState } from '#core/snapshot/pairing-state.ts'
import { boardPgn } from '#core/boards/board-pgn.ts'
import type { MatchedKeptGame } from '#party/board-games.ts'
import type { CommittedChange } from '../../data/change-draft.ts'
import * as writes from '../../data/board-feed-writes.ts'
import { open } from '../../data/db.ts'
import type { Bindings } from '../../env.ts'
import type { BoardFacts } from './board-facts.ts'

interface SaveOptions {
  moment: { now: number; delay: number }
  noteSaved: (game: MatchedKeptGame, outcome: string) => void
}

/** Saves of one turn. */
const MOST = 16

/** Saves that games began, results where the event takes them from boards, and moves of games with a result. */
export async function saveWhatIsDue(
  env: Pick<Bindings, 'DB'>,
  facts: BoardFacts,
  chosen: readonly MatchedKeptGame[],
  options: SaveOptions,
): Promise<{ events: LiveEvent[]; isOutdated: boolean; hasSaved: boolean }> {
  const done = { events: [] as LiveEvent[], isOutdated: false, hasSaved: false }
  let left = MOST
  for (const [no, games] of Map.groupBy(chosen, ({ match }) => match.place.no)) {
    if (left <= 0) break
    const known = knownPairing(facts, no)
    if (!known) continue
    const saved = await saveOne(env, facts, known, { games, ...options })
    if (!saved) continue
    left -= 1
    done.isOutdated ||= saved === 'outdated'
    done.hasSaved = true
    if (saved !== 'outdated') done.events.push(...saved.events)
  }
  return done
}

type SavedGames = writes.KnownPairing & { position: number }

function knownPairing({ snapshot, field }: BoardFacts, no: number): SavedGames | undefined {
  const columns = snapshot.rounds[field.round - 1]
  const pairing = field.pairings.find((one) => one.no === no)
  const position = pairing && columns ? pairing.board - 1 : -1
  if (!pairing || !columns || columns.white[position] !== pairing.white) return undefined
  const { id, version, settings, players } = snapshot
  const [white, black] = [players.no[pairing.white]!, players.no[pairing.black]!]
  return {
    tournament: { id, version, settings },
    pairing: { round: field.round, no, white, black },
    before: pairingState(columns, position),
    position,
  }
}

/** What one pairing needs: one write at most. */
async function saveOne(
  env: Pick<Bindings, 'DB'>,
  facts: BoardFacts,
  known: SavedGames,
  { games, moment, noteSaved }: SaveOptions & { games: MatchedKeptGame[] },
): Promise<CommittedChange | 'outdated' | undefined> {
  const db = open(env.DB)
  const { before } = known
  const began = games.find(({ followed }) => shownPlies(followed.plies, moment) > 0)
  const isOver = before.outcome !== NO_OUTCOME && isSettled(before)
  if (began && !isOver && before.facts.feed !== true && !before.facts.aborted) {
    const startTime = before.facts.startTime ?? began.followed.plies[0]!.at
    return (await writes.notePlay(db, known, { feed: true, startTime })) ?? 'outdated'
  }
  const taken = isOver ? undefined : takenResult(facts, known, games, moment)
  if (taken) return (await writes.enterBoardResult(db, known, taken, moment.now)) ?? 'outdated'
  if (!isOver) return undefined
  const due = games.flatMap((game) => savedGame(facts, known, game, moment) ?? [])
  if (due.length === 0) return undefined
  const saved = await writes.saveMoves(
    db,
    known,
    due.map(({ row }) => row),
  )
  if (!saved) return 'outdated'
  for (const { game, row } of due) noteSaved(game, row.outcome)
  return saved
}

/** A result that counts without an arbiter, by the event’s setting: of single games alone. */
function takenResult(
  { snapshot: { settings }, field }: BoardFacts,
  { before }: SavedGames,
  games: MatchedKeptGame[],
  moment: { now: number; delay: number },
) {
  const [one] = games
  if (!one || field.isTeam || settings.gamePointTotal !== 1) return undefined
  const { plies, result } = one.followed
  const isHeld = nextShownAt(plies, moment) !== undefined || (result?.since ?? 0) + moment.delay > moment.now
  const proposal = isHeld
    ? undefined
    : resultProposal(one.followed, before, { whiteFirst: one.match.whiteFirst, now: moment.now })
  if (!proposal || !countsAtOnce(proposal, settings.boardResults)) return undefined
  return { outcome: proposal.outcome, facts: { provisional: null } }
}

const swap = (outcome: string): string => outcome.charAt(1) + outcome.charAt(0)

/** A finished game, once readers may see all its moves; undefined if it is saved already, or was not played. */
function savedGame(
  { snapshot, field }: BoardFacts,
  { before, pairing, position }: SavedGames,
  game: MatchedKeptGame,
  moment: { now: number; delay: number },
): { game: MatchedKeptGame; row: BoardGame } | undefined {
  const { followed, match, saved } = game
  const { place, whiteFirst } = match
  if (followed.plies.length === 0 || nextShownAt(followed.plies, moment) !== undefined) return undefined
  const no = field.isTeam ? place.board : place.game
  const single = !field.isTeam && field.gamesEach === 1
  const letters = single ? before.outcome : before.games.slice(2 * (no - 1), 2 * no)
  if (letters.length < 2 || letters === NO_OUTCOME) return undefined
  if (!Array.from(letters as Iterable<Outcome>).every((letter) => isPlayed(letter))) return undefined
  const outcome = whiteFirst ? letters : swap(letters)
  if (saved === outcome) return undefined
  const own = field.pairings.find((one) => one.no === pairing.no)!
  const sides = [competitorName(snapshot, own.white), competitorName(snapshot, own.black)]
  const [white, black] = field.isTeam ? [game.game.white, game.game.black] : whiteFirst ? sides : sides.toReversed()
  const names = { white: white!, black: black! }
  const label = field.isTeam ? place.board : position + 1
  const { fen, timeControl, plies } = followed
  const facts = { event: snapshot.name, round: field.round, board: label, ...names, fen, timeControl, result: outcome }
  return {
    game,
    row: {
      round: field.round,
      matchNo: pairing.no,
      no,
      board: place.board,
      ...names,
      whiteFirst,
      outcome,
      pgn: boardPgn(facts, plies),
      startedAt: plies[0]!.at,
      endedAt: plies.at(-1)!.at,
    },
  }
}
