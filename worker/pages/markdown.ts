import type { Context } from 'hono'
import type { MarkdownPage } from '#core/addresses/paths.ts'
import { escapeMarkdown } from '#core/text/markdown.ts'
import type { AppEnv, Bindings } from '../env.ts'

type Deployment = Pick<Bindings, 'OPERATOR' | 'EMAIL' | 'RESEND_KEY'>

const UNNAMED = 'an operator who can be reached on the [contact page](/contact)'

/** The service that receives the addresses of emails. */
const mailService = ({ EMAIL, RESEND_KEY }: Deployment): string =>
  EMAIL ? 'Cloudflare Email Service' : RESEND_KEY ? 'Resend' : 'The operator’s mail service'

/** Fills in who runs this deployment, and who delivers its emails. */
export const withDeployment = (text: string, env: Deployment): string =>
  text
    .replaceAll('{operator}', () => (env.OPERATOR?.trim() ? escapeMarkdown(env.OPERATOR.trim()) : UNNAMED))
    .replaceAll('{mailService}', mailService(env))

/** The markdown of a static page; undefined if its file is missing. */
export async function markdownText(c: Context<AppEnv>, name: MarkdownPage): Promise<string | undefined> {
  const file = await c.env.ASSETS.fetch(new URL(`/pages/${name}.md`, c.req.url))
  return file.ok ? withDeployment(await file.text(), c.env) : undefined
}

/** The file of the privacy page, the only one that names the operator and the mail service. */
export async function privacyFile(c: Context<AppEnv>): Promise<Response> {
  const text = await markdownText(c, 'privacy')
  if (text === undefined) return c.notFound()
  return c.body(text, 200, { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'public, max-age=300' })
}
