import { WorkerEntrypoint } from 'cloudflare:workers'
import { answerForCache } from './answer.ts'
import type { EdgeBindings } from './env.ts'

/** Public answers by cache key. Workers Cache is in front of this entrypoint: see [exports.PublicAnswers] in wrangler.toml. */
export class PublicAnswers extends WorkerEntrypoint<EdgeBindings> {
  override fetch(request: Request): Promise<Response> {
    return answerForCache(request, this.env)
  }

  /** Drops all that is kept, in all data centres. */
  async purge(): Promise<void> {
    await (this.ctx as { cache?: CacheContext }).cache?.purge({ purgeEverything: true })
  }
}
