import * as say from '#words/heads.js'
import type { Context } from 'hono'
import { PAGES } from '#core/addresses/pages.ts'
import type { AppEnv } from '../env.ts'
import { headWithTitle } from './head.ts'
import { setLanguage } from './language.ts'
import { renderPage } from './shell.ts'

/**
 * An empty desk page, in the language of its address. Browsers that have run a desk cache it, with the files that it
 * names, for offline use.
 */
export const deskShell = (c: Context<AppEnv>): Promise<Response> => emptyPage(c, say.desk, 'desk')

/** The same for public pages of events, for readers who keep events on their device. */
export const eventShell = (c: Context<AppEnv>): Promise<Response> => emptyPage(c, () => PAGES.home.title, 'events')

async function emptyPage(c: Context<AppEnv>, title: () => string, keeps: 'desk' | 'events'): Promise<Response> {
  await setLanguage(c, c.req.param('language'))
  const head = () => ({ ...headWithTitle(title()), noindex: true })
  return renderPage(c, { status: 200, head, isEmpty: true, keeps })
}
