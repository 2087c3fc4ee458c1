import worker, {
  RoundDrawer,
  SiteCounter,
  SiteQueue,
  SiteRoom,
  TournamentRelay,
  TournamentRoom,
} from '#worker/index.ts'
import type { EvaluationNews, LiveEvent } from '#core/match/live.ts'
import { sendEvaluations } from '#worker/rooms/evaluations.ts'
import type { Bindings } from '#worker/env.ts'

export { RoundDrawer, SiteCounter, SiteQueue, TournamentRelay }

/** Number of rooms constructed, at first and after hibernation. */
let wakes = 0

/** Counts how often it is constructed. */
class NotedRoom extends TournamentRoom {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    wakes += 1
  }

  /** Broadcasts a text directly: without the log, ordering or batching of `publish`. */
  shout(text: string): void {
    for (const socket of this.ctx.getWebSockets()) socket.send(text)
  }

  #played: ReturnType<TournamentRoom['runningOfRound']> = []

  override runningOfRound(): ReturnType<TournamentRoom['runningOfRound']> {
    return this.#played
  }

  /** All boards of round 1 have these moves, and their last positions are evaluated. */
  async play({ pgn, boards, news }: { pgn: string; boards: number; news: EvaluationNews[] }): Promise<void> {
    const side = { username: '', result: null, team: '' }
    const game = { white: side, black: side, pgn, board: 1, game: 1, link: null, startTime: null, endTime: null }
    const answer = { at: 0, lineUp: [], teamsUnidentified: false, linkMissing: false, seenAt: null }
    const games = [{ ...game, movedAt: null }]
    this.#played = Array.from({ length: boards }, (_, at) => ({ ...answer, no: at + 1, games }))
    await sendEvaluations({ TournamentRoom: { getByName: () => this } } as unknown as Bindings, this.name, {
      round: 1,
      news,
      shown: news.map(([n]) => n),
      players: [],
    })
  }
}
class NotedSiteRoom extends SiteRoom {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    wakes += 1
  }
}
export { NotedRoom as TournamentRoom, NotedSiteRoom as SiteRoom }

/** A room with its own queue to the chess site, so that failures of one match do not delay the others. */
export class LoneRoom extends TournamentRoom {
  constructor(ctx: DurableObjectState, env: Bindings) {
    const { SiteQueue } = env
    const getByName = (host: string) => SiteQueue.getByName(`${host} ${ctx.id.name}`)
    super(ctx, { ...env, SiteQueue: Object.assign(Object.create(SiteQueue), { getByName }) })
  }
}

/** The deployed Worker with additional calls below /bench: broadcast an event, poll the chess site, count wakes. */
export default {
  ...worker,
  async fetch(request, env, context) {
    const [, word, act, id = '', no] = new URL(request.url).pathname.split('/')
    if (word !== 'bench') return worker.fetch(request, env, context)
    if (act === 'wakes') return new Response(String(wakes))
    if (act === 'relay') return env.TournamentRelay.getByName(`${id}/${no}`).fetch(request)
    const room = env.TournamentRoom.getByName(id) as unknown as DurableObjectStub<NotedRoom>
    if (act === 'shout') await room.shout(await request.text())
    else if (act === 'play') await room.play(await request.json())
    else if (act === 'tell') await room.publish(await request.json<LiveEvent[]>())
    else await room.wake()
    return new Response()
  },
} satisfies ExportedHandler<Bindings>
