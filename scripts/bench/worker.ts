import worker, {
  RoundDrawer,
  SiteCounter,
  SiteQueue,
  SiteRoom,
  TournamentRelay,
  TournamentRoom,
} from '#worker/index.ts'
import type { EvaluationNews, LiveEvent } from '#core/match/live.ts'
import { chessRules } from '#core/game/chess-rules.ts'
import { readSource } from '#core/boards/read-source.ts'
import { askBoards } from '#worker/rooms/boards/answer-boards.ts'
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
    else if (act === 'play') await play(env, id, await request.json())
    else if (act === 'tell') await room.publish(await request.json<LiveEvent[]>())
    else await room.wake()
    return new Response()
  },
} satisfies ExportedHandler<Bindings>

/** Games of round 1 that a program pushes, and their evaluations by the event’s engine. */
interface PlayedBoards {
  source: string
  pgn: string
  news: EvaluationNews[]
}

async function play(env: Bindings, id: string, { source, pgn, news }: PlayedBoards): Promise<void> {
  await askBoards(env, id, { call: 'push', source, games: readSource(pgn, chessRules), bytes: pgn.length })
  await sendEvaluations(env, id, { round: 1, news, shown: news.map(([no]) => no), players: [] })
}
