import type { Context } from 'hono'
import * as say from '#words/pages.js'
import { DEFAULT_LANGUAGE } from '#core/addresses/localized.ts'
import type { MarkdownPage } from '#core/addresses/paths.ts'
import { proseFile, proseLanguage } from '#core/addresses/prose.ts'
import { inLanguage, loadLanguage } from '#core/text/language.ts'
import { escapeMarkdown } from '#core/text/markdown.ts'
import type { AppEnv, Bindings } from '../env.ts'
import { missingFile } from './missing-file.ts'

type Deployment = Pick<Bindings, 'OPERATOR' | 'EMAIL' | 'RESEND_KEY'>

/** The service that receives the addresses of emails. */
const mailService = ({ EMAIL, RESEND_KEY }: Deployment): string =>
  EMAIL ? 'Cloudflare Email Service' : RESEND_KEY ? 'Resend' : say.operatorsMailService()

/** Fills in who runs this deployment, and who delivers its emails. */
export const withDeployment = (text: string, env: Deployment): string =>
  text
    .replaceAll('{operator}', () =>
      env.OPERATOR?.trim() ? escapeMarkdown(env.OPERATOR.trim()) : say.unnamedOperator(),
    )
    .replaceAll('{mailService}', mailService(env))

/** The markdown of a static page for readers of a language; undefined if its file is missing. */
export async function markdownText(
  c: Context<AppEnv>,
  name: MarkdownPage,
  language: string,
): Promise<string | undefined> {
  const file = await c.env.ASSETS.fetch(new URL(proseFile(name, language), c.req.url))
  if (!file.ok) return undefined
  const text = await file.text()
  return inLanguage(proseLanguage(name, language), () => withDeployment(text, c.env))
}

/** The file of the privacy page, the only one that names the operator and the mail service. */
export async function privacyFile(c: Context<AppEnv>): Promise<Response> {
  const language = c.req.param('language') ?? DEFAULT_LANGUAGE
  if (proseLanguage('privacy', language) !== language) return missingFile(c)
  await loadLanguage(language)
  const text = await markdownText(c, 'privacy', language)
  if (text === undefined) return missingFile(c)
  return c.body(text, 200, { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'public, max-age=300' })
}
