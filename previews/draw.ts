import { fromHtml } from '@takumi-rs/helpers/html'
import { initSync, Renderer } from '@takumi-rs/wasm'
import module from '@takumi-rs/wasm/auto'
import type { Html } from '#core/text/html.ts'
import { filesFor, type FontFile } from './fonts.ts'

/** The size that sites expect of a link preview, in pixels. */
const PREVIEW_SIZE = { width: 1200, height: 630 }

/** Reads a font file; undefined if there is none. */
export type ReadFont = (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>

/** Beyond this number of font files the renderer is restarted: fonts for all scripts would fill the memory. */
const MAX_REGISTERED = 60

let fonts: FontFile[] | undefined
let renderer: Renderer | undefined
const registered = new Set<string>()

/** Draws a card as PNG, with fonts for all letters of its text. `logo` is inserted at `src="logo"`. */
export async function drawHtml(
  card: Html,
  read: ReadFont,
  logo?: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= await loadFontTable(read)
  const needed = filesFor(card.html, fonts)
  if (registered.size + needed.length > MAX_REGISTERED) restart()
  const drawing = (renderer ??= start())
  await Promise.all(needed.filter(({ file }) => !registered.has(file)).map((font) => register(drawing, font, read)))
  const { node } = fromHtml(card.html)
  try {
    return await drawing.render(node, {
      ...PREVIEW_SIZE,
      format: 'png',
      fontFamilies: [...new Set(needed.map(({ family }) => family))],
      ...(logo && { images: [{ src: 'logo', data: logo }] }),
    })
  } catch (error) {
    // A failure may leave the renderer in an inconsistent state.
    restart()
    throw error
  }
}

function start(): Renderer {
  initSync({ module })
  return new Renderer()
}

function restart(): void {
  renderer = undefined
  registered.clear()
}

async function register(drawing: Renderer, { family, file, ranges }: FontFile, read: ReadFont): Promise<void> {
  const data = await read(file)
  if (!data) return
  await drawing.registerFont({ name: family, data, unicodeRange: ranges })
  registered.add(file)
}

async function loadFontTable(read: ReadFont): Promise<FontFile[]> {
  const table = await read('table.json')
  return table ? (JSON.parse(new TextDecoder().decode(table)) as FontFile[]) : []
}
