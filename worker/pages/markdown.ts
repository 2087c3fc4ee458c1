import type { Context } from 'hono'
import type { MarkdownPage } from '#core/addresses/paths.ts'
import { escapeMarkdown } from '#core/text/markdown.ts'
import type { AppEnv, Bindings } from '../env.ts'

const UNNAMED = 'an operator who can be reached on the [contact page](/contact)'

/** Fills in who runs this deployment. */
const withOperator = (text: string, { OPERATOR }: Pick<Bindings, 'OPERATOR'>): string =>
  text.replaceAll('{operator}', () => (OPERATOR?.trim() ? escapeMarkdown(OPERATOR.trim()) : UNNAMED))

/** The markdown of a static page; undefined if its file is missing. */
export async function markdownText(c: Context<AppEnv>, name: MarkdownPage): Promise<string | undefined> {
  const file = await c.env.ASSETS.fetch(new URL(`/pages/${name}.md`, c.req.url))
  return file.ok ? withOperator(await file.text(), c.env) : undefined
}

/** The file of the privacy page, the only one that names the operator. */
export async function privacyFile(c: Context<AppEnv>): Promise<Response> {
  const text = await markdownText(c, 'privacy')
  if (text === undefined) return c.notFound()
  return c.body(text, 200, { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'public, max-age=300' })
}
