import type { Context } from 'hono'
import { parseFlagSheetPath } from '#core/addresses/flag-sheet-path.ts'
import { federation } from '#core/people/federations.ts'
import { html, type Html } from '#core/text/html.ts'
import type { AppEnv } from '../env.ts'
import { missingFile } from './missing-file.ts'

/** SVG drawings by FIDE's federation code; loaded once. */
let drawings: Map<string, string> | undefined

/** The flags of these federations as SVG symbols in the document, which `<use>` refers to by code. */
export async function inlineFlags(c: Context<AppEnv>, codes: Iterable<string>): Promise<Html> {
  drawings ??= await loadDrawings(c)
  const symbols = [...codes].flatMap((code) => {
    const drawing = drawings?.get(federation(code) ?? '')
    return drawing === undefined ? [] : [html`<symbol id="${code}" ${{ html: drawing }}</symbol>`]
  })
  return html`<svg width="0" height="0" class="flags" aria-hidden="true">${symbols}</svg>`
}

/** The flag sheet with the federations that its address names. */
export async function flagSheet(c: Context<AppEnv>): Promise<Response> {
  const codes = parseFlagSheetPath(new URL(c.req.url).pathname)
  drawings ??= await loadDrawings(c)
  const symbols = codes?.map((code) => drawings?.get(code) && `<symbol id="${code}" ${drawings.get(code)}</symbol>`)
  if (!symbols || symbols.includes(undefined)) return missingFile(c)
  c.header('cache-control', 'public, max-age=86400')
  return c.body(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, 200, {
    'content-type': 'image/svg+xml',
  })
}

async function loadDrawings(c: Context<AppEnv>): Promise<Map<string, string> | undefined> {
  const file = await c.env.ASSETS.fetch(new URL('/flags.svg', c.req.url))
  if (!file.ok) return undefined
  const symbols = (await file.text()).matchAll(/<symbol id="(\w+)" (.*?)<\/symbol>/gs)
  return new Map(Array.from(symbols, ([, code = '', drawing = '']) => [code, drawing]))
}
