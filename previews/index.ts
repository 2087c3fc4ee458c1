import { WorkerEntrypoint } from 'cloudflare:workers'
import type { PreviewCard, PreviewDrawer } from '#core/embed/preview-card.ts'
import { logWarning } from '#party/log.ts'
import { cardHtml } from './card.ts'
import { drawHtml, type ReadFont } from './draw.ts'

/** Bindings of previews/wrangler.toml. */
interface Bindings {
  FONTS: Fetcher
}

/** Draws cards. Only the site's Worker can reach it, by a service binding. */
export default class Previews extends WorkerEntrypoint<Bindings> implements PreviewDrawer {
  async draw(card: PreviewCard, logo?: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const read: ReadFont = async (file) => {
      const found = await this.env.FONTS.fetch(`https://fonts/${file}`)
      return found.ok ? new Uint8Array(await found.arrayBuffer()) : undefined
    }
    try {
      return await drawHtml(cardHtml(card, logo !== undefined), read, logo)
    } catch (error) {
      if (!logo) throw error
      // If the logo can't be drawn, the card is drawn without it.
      logWarning(error)
      return drawHtml(cardHtml(card, false), read)
    }
  }
}
