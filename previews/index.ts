import { WorkerEntrypoint } from 'cloudflare:workers'
import type { PreviewCard, PreviewDrawer } from '#core/embed/preview-card.ts'
import { cardHtml } from './card.ts'
import { drawHtml, type ReadFont } from './draw.ts'

/** What previews/wrangler.toml binds. */
interface Bindings {
  FONTS: Fetcher
}

/** Draws cards for the site's Worker, which alone reaches it. */
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
      // A logo that cannot be drawn costs nobody the rest.
      console.warn(error)
      return drawHtml(cardHtml(card, false), read)
    }
  }
}
