import { DurableObject } from 'cloudflare:workers'
import { ENGINE_VERSION, proposeDraw, type ProposeDraw } from '#core/draw/engines.ts'
import type { DrawWishes } from '#core/draw/table-engines.ts'
import type { Draw } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { HOUR } from '#core/time.ts'
import type { Bindings } from '../env.ts'
import { digest } from '../secrets/token.ts'

/** Whoever lost the answer asks again within that. */
const TTL = HOUR
const LAST = 'last'

/** A draw, and the digest of what it was drawn from. */
interface StoredDraw {
  facts: string
  draw: Draw | string
}

/**
 * Draws the rounds of a tournament: an object of its own, so that a long draw holds up neither the room with its viewers nor the
 * pages that are rendered where it is asked for. The same facts are drawn once, however often and by however many they are asked for.
 */
export class RoundDrawer extends DurableObject<Bindings> {
  /** The draw that the engine of the round's system proposes, or why there is none, in a sentence. */
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

/** What was drawn for a request: the same engine beside this one gives it, as long as the facts are those of that version. */
export async function drawnElsewhere(
  { RoundDrawer: drawers }: Pick<Bindings, 'RoundDrawer'>,
  { id, version }: Snapshot,
  needed: Parameters<ProposeDraw>,
): Promise<ProposeDraw> {
  try {
    const drawer: { propose: (...facts: Parameters<ProposeDraw>) => Promise<Draw | string> } = drawers.getByName(id)
    const draw = await drawer.propose(...needed)
    // Facts that changed meanwhile are drawn where they are found.
    return (...facts) => (facts[0].version === version ? draw : proposeDraw(...facts))
  } catch (error) {
    // A round is drawn also while the object cannot be reached.
    console.error(`The drawer of ${id}:`, error)
    return proposeDraw
  }
}
