import type { LiveEvent, MovesEvent } from '#core/match/live.ts'
import type { LinkSource } from '#core/match/links.ts'
import { SECOND } from '#core/time.ts'
import type { Settings } from '#core/tournament/tournament.ts'
import { aRound } from './build.ts'
import { aSaved, bindings } from './worker.ts'
import { rowOf, rowsOf } from './watched-tournament.ts'
import { advance } from './watched-match.ts'
import { open } from '#worker/data/db.ts'
import * as watches from '#worker/data/watches.ts'
import { runningAnswers } from '#worker/rooms/followed-boards.ts'
import { pollEvent, type EventLook } from '#worker/rooms/poll-event.ts'
import { pollGames } from '#worker/rooms/poll-games.ts'
import { MAX_REQUESTS, pollTournament, type PollContext, type PollState } from '#worker/rooms/poll.ts'

interface GamesToWatch {
  /** Chess site usernames by entry number; players 1 to 4 have games. */
  accounts?: Record<number, string>
  /** The game that board 1 is linked to. */
  link?: { source: LinkSource; siteId: string }
  settings?: Partial<Settings>
  rounds?: string[]
}

const LINKS: Record<LinkSource, string> = {
  lichess: 'https://lichess.org/',
  chessCom: 'https://www.chess.com/game/live/',
}

/** An individual event with games at the chess site, and a function that runs one poll of its room. */
export async function watchedGames(
  id: string,
  { accounts = {}, link, settings = {}, rounds = ['1-2 *, 3-4 *'] }: GamesToWatch,
) {
  const facts = link && {
    0: { link: LINKS[link.source] + link.siteId, linkSource: link.source, linkType: 'game' as const },
  }
  await aSaved({
    id,
    players: 4,
    rounds: rounds.map((round, at) => (at === 0 && facts ? aRound(round, { facts }) : aRound(round))),
    settings: { pullResults: 2, ...settings },
  })
  const site = link?.source === 'chessCom' ? 'chess_com' : 'lichess'
  for (const [no, name] of Object.entries(accounts))
    await bindings.DB.prepare(`update players set ${site} = ?1 where tournament_id = ?2 and no = ?3`)
      .bind(name, id, no)
      .run()
  const db = open(bindings.DB)
  if (link) await watches.start(db, id, { round: 1, no: 1, ...link }, Date.now())
  const read = () => watches.loadOfTournament(db, id) as Promise<PollState>
  let looking = await read()
  const [told, moves, look]: [LiveEvent[], MovesEvent[], EventLook] = [[], [], { dueAt: 0 }]
  const turn = async (): Promise<void> => {
    const context: PollContext = {
      env: bindings,
      clock: () => Date.now(),
      roll: () => 0,
      publish: async (events) => void told.push(...events),
      requests: MAX_REQUESTS,
    }
    const { outdated } = await pollTournament(context, looking)
    const isCurrent = !outdated && (await pollGames(context, looking, (_, event) => moves.push(event)))
    if ((await pollEvent(context, looking, look)) || !isCurrent) looking = await read()
  }
  return {
    turn,
    told,
    moves,
    forget: async () => (looking = await read()),
    running: () => runningAnswers(looking.watches, Date.now())[0]!,
    follow: async (ms: number, step = 5 * SECOND) => {
      for (const end = Date.now() + ms; Date.now() < end; advance(step)) await turn()
    },
    pairing: (no = 1, round = 1) =>
      rowOf<{ outcome: string; facts: string | null }>(
        'select outcome, facts from matches where tournament_id = ? and no = ? and round = ?',
        id,
        no,
        round,
      ),
    games: () =>
      rowsOf<{ link: string; pgn: string; white: string; outcome: string; white_first: number }>(
        'select * from games where tournament_id = ? order by round, match_no',
        id,
      ),
  }
}
