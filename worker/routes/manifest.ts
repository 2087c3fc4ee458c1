import * as say from '#words/heads.js'
import { Hono } from 'hono'
import { directionOf, localizedPath } from '#core/addresses/localized.ts'
import { PAGES } from '#core/addresses/pages.ts'
import type { AppEnv } from '../env.ts'
import { notFound } from '../use-cases/refusal.ts'
import { sharedHeaders } from '../http/share.ts'
import { inAnswerLanguage, setLanguage } from '../pages/language.ts'

/** The parts of web/public/site.webmanifest, the English one, with words or addresses. */
interface EnglishManifest {
  shortcuts: { url: string }[]
  screenshots: { src: string }[]
}

/** By their addresses in the English manifest. */
const SHORTCUTS: Record<string, () => string> = {
  '/following': () => PAGES.following.title,
  '/events': () => PAGES.events.title,
}

/** What browsers need to install the site, in another language than English: the same app, as its `id` stays. */
export const manifestRoutes = new Hono<AppEnv>().get('/site.webmanifest', async (c) => {
  await setLanguage(c, c.req.param('language'))
  const { language } = c.var
  const file = await c.env.ASSETS.fetch(new URL('/site.webmanifest', c.req.url))
  if (!file.ok) throw notFound(say.fileNotFound)
  const english = (await file.json()) as EnglishManifest
  const manifest = inAnswerLanguage(c, () => ({
    ...english,
    description: say.app(),
    lang: language,
    dir: directionOf(language),
    start_url: localizedPath(language, '/'),
    shortcuts: english.shortcuts.map((shortcut) => ({
      ...shortcut,
      name: SHORTCUTS[shortcut.url]?.(),
      url: localizedPath(language, shortcut.url),
    })),
    screenshots: english.screenshots.map((picture) => ({ ...picture, label: labelOf(picture.src) })),
  }))
  return c.body(JSON.stringify(manifest), 200, {
    'content-type': 'application/manifest+json',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'same-origin',
    ...sharedHeaders(),
  })
})

/** What one of the site’s pictures shows. */
const labelOf = (src: string): string => (src.includes('standings') ? say.appSwiss() : say.appTeamRound())
