import { DurableObject } from 'cloudflare:workers'
import { ENGINE_VERSION, proposeDraw, type ProposeDraw } from '#core/draw/engines.ts'
import type { DrawWishes } from '#core/draw/table-engines.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { HOUR } from '#core/time.ts'
import { logError } from '#party/log.ts'
import type { Bindings } from '../env.ts'
import type { Answers } from './answers.ts'
import { digest } from '../secrets/token.ts'

/** A client that lost the answer asks again within this time. */
const TTL = HOUR
const LAST = 'last'

/** A draw, and the digest of what it was drawn from. */
interface StoredDraw {
  facts: string
  draw: Draw | string
}

/**
 * Draws the rounds of a tournament, in an object of its own: a long draw delays neither the room's viewers nor the
 * rendering of pages. Repeated requests with the same facts are drawn once.
 */
export class RoundDrawer extends DurableObject<Bindings> implements Answers<'RoundDrawer'> {
  /** The draw that the engine of the round's system proposes; else a sentence that says why there is none. */
  async propose(snapshot: Snapshot, round: number, wishes: DrawWishes = {}): Promise<Draw | string> {
    const facts = await digest(JSON.stringify([ENGINE_VERSION, round, wishes, snapshot]))
    const last = this.ctx.storage.kv.get<StoredDraw>(LAST)
    if (last?.facts === facts) return last.draw
    const draw = proposeDraw(snapshot, round, wishes)
    this.ctx.storage.kv.put<StoredDraw>(LAST, { facts, draw })
    await this.ctx.storage.setAlarm(Date.now() + TTL)
    return draw
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}

/** A `ProposeDraw` that returns the draw made in the Durable Object, as long as the facts have the same version. */
export async function drawnElsewhere(
  { RoundDrawer: drawers }: Pick<Bindings, 'RoundDrawer'>,
  { id, version }: Snapshot,
  needed: Parameters<ProposeDraw>,
): Promise<ProposeDraw> {
  try {
    const drawer: { propose: (...facts: Parameters<ProposeDraw>) => Promise<Draw | string> } = drawers.getByName(id)
    const draw = await drawer.propose(...needed)
    // Drawn here if the facts have changed, or the object has the engine of another release.
    const isSameEngine = typeof draw === 'string' || draw.version === ENGINE_VERSION
    return (...facts) => (isSameEngine && facts[0].version === version ? draw : proposeDraw(...facts))
  } catch (error) {
    // If the object can't be reached, the round is drawn here.
    logError(`The drawer of ${id}:`, error)
    return proposeDraw
  }
}
