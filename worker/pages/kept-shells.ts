import type { Context } from 'hono'
import { PAGES } from '#core/addresses/pages.ts'
import type { AppEnv } from '../env.ts'
import { headWithTitle } from './head.ts'
import { renderPage } from './shell.ts'

/** An empty desk page. Browsers that have run a desk cache it, with the files that it names, for offline use. */
export const deskShell = (c: Context<AppEnv>): Promise<Response> => emptyPage(c, 'Desk', 'desk')

/** The same for public pages of events, for readers who keep events on their device. */
export const eventShell = (c: Context<AppEnv>): Promise<Response> => emptyPage(c, PAGES.home.title, 'events')

const emptyPage = (c: Context<AppEnv>, title: string, keeps: 'desk' | 'events'): Promise<Response> =>
  renderPage(c, { status: 200, head: { ...headWithTitle(title), noindex: true }, isEmpty: true, keeps })
