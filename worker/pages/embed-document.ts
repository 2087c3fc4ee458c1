import type { Context } from 'hono'
import { embedHtml, type EmbedOwner } from '#core/embed/embed.ts'
import { embedShell, type EmbedShell } from '#core/embed/shell.ts'
import type { EmbedView } from '#core/embed/view.ts'
import { nameColour } from '#core/text/initials.ts'
import { html, type Html } from '#core/text/html.ts'
import type { AppEnv } from '../env.ts'
import { inlineFlags } from './flags.ts'
import { jsonElement } from './initial-queries.ts'
import { inAnswerLanguage } from './language.ts'
import { sheetHash } from './style-hash.ts'
import { languageAttributes } from './template.ts'

/** The look that the embedding page asks for. */
export interface EmbedLook {
  width?: number | undefined
  theme?: 'light' | 'dark' | undefined
}

/** The tags of the built script and style sheet, and the etag of the file that has them. */
export interface EmbedAssets {
  etag: string
  tags: Html
}

/** For a document without script and style sheet. */
export const NO_ASSETS: EmbedAssets = { etag: '', tags: { html: '' } }

const built = new Map<string, EmbedAssets>()

/** The tags of an embed's one script and one style sheet. */
export async function loadEmbedAssets(c: Context<AppEnv>, shell: EmbedShell = 'embed'): Promise<EmbedAssets> {
  const name = embedShell(shell, c.var.language)
  const file = await c.env.ASSETS.fetch(new URL(`/${name}`, c.req.url))
  const etag = file.headers.get('etag')?.replaceAll(/[^\w-]/g, '') ?? ''
  const known = built.get(name)
  if (known?.etag === etag && etag !== '') return known
  const tags = (await file.text()).match(/<script[^>]*><\/script>|<link rel="stylesheet"[^>]*>/g) ?? []
  const assets = { etag, tags: { html: tags.join('') } }
  built.set(name, assets)
  return assets
}

/** A view as a document. `state` keeps it live; without it the document is static. */
export async function embedDocument(
  c: Context<AppEnv>,
  { tags }: EmbedAssets,
  look: EmbedLook,
  { owner, view, state, flags }: { owner: EmbedOwner; view: EmbedView; state: object | undefined; flags: string[] },
): Promise<string> {
  const codes = new Set(flags.filter(Boolean))
  return renderDocument(c, tags, look, {
    title: `${view.note} · ${owner.name}`,
    style: `:root{--tournament:${nameColour(owner.name)}}`,
    body: html`${await inlineFlags(c, codes)}
      <main class="embed">${inAnswerLanguage(c, () => embedHtml(owner, view))}</main>
      ${{ html: state === undefined ? '' : jsonElement('embed-state', JSON.stringify(state)) }}`,
  })
}

/** An embed document with a sentence only. */
export const messageDocument = (
  c: Context<AppEnv>,
  { tags }: EmbedAssets,
  look: EmbedLook,
  words: () => string,
): Promise<string> =>
  renderDocument(c, tags, look, {
    title: 'Kibitz',
    style: '',
    body: html`<main class="embed"><p class="empty">${inAnswerLanguage(c, words)}</p></main>`,
  })

interface DocumentParts {
  title: string
  style: string
  body: Html
}

async function renderDocument(
  c: Context<AppEnv>,
  tags: Html,
  look: EmbedLook,
  { title, style, body }: DocumentParts,
): Promise<string> {
  const sheet = `${style}${look.width === undefined ? '' : `.embed{max-width:${look.width}px}`}`
  c.set('embedStyleHash', sheet === '' ? '' : await sheetHash(sheet))
  const head = html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    ${tags} ${{ html: sheet && `<style>${sheet}</style>` }}`
  return html`<!doctype html>
    <html ${{ html: languageAttributes(c.var.language) }} ${look.theme && html`data-theme="${look.theme}"`}>
      <head>
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`.html
}
