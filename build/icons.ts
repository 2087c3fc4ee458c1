import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fromHtml } from '@takumi-rs/helpers/html'
import { initSync, Renderer } from '@takumi-rs/wasm'

/*
 * Raster versions of the logo, where an SVG is not supported: the icon on a phone's home screen, /favicon.ico, and the
 * fallback picture of a shared link. Run `node build/icons.ts` when the logo changes (web/shell/logo.tsx).
 */

const target = new URL('../web/public/', import.meta.url)
const wasm = createRequire(import.meta.url).resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm')
initSync({ module: readFileSync(wasm) })
const renderer = new Renderer()

/** The logo on white, with a margin so that no icon mask of a platform cuts it off. */
async function draw(
  size: number,
  format: 'png' | 'ico',
  share: number,
  { width, height } = { width: size, height: size },
): Promise<Uint8Array> {
  const mark = Math.round(size * share)
  const { node } =
    fromHtml(`<div style="display:flex;width:${width}px;height:${height}px;align-items:center;justify-content:center;background:#ffffff">
    <svg width="${mark}" height="${mark}" viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
      <rect fill="#161a18" x="2" y="2" width="9" height="9" rx="1.5"/>
      <rect fill="#161a18" x="13" y="13" width="9" height="9" rx="1.5"/>
      <circle fill="none" stroke="#12664d" stroke-width="2.5" cx="17.5" cy="6.5" r="3.5"/>
    </svg>
  </div>`)
  return renderer.render(node, { width, height, format })
}

mkdirSync(new URL('icons/', target), { recursive: true })
for (const size of [180, 192, 512]) writeFileSync(new URL(`icons/${size}.png`, target), await draw(size, 'png', 0.62))
writeFileSync(new URL('favicon.ico', target), await draw(48, 'ico', 0.92))
writeFileSync(new URL('icons/preview.png', target), await draw(512, 'png', 0.62, { width: 1200, height: 630 }))
