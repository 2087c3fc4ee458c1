import * as say from '#words/heads.js'
import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { headWithTitle } from './head.ts'
import { renderPage } from './shell.ts'

/** An empty desk page. Browsers that have run a desk cache it, with the files that it names, for offline use. */
export const deskShell = (c: Context<AppEnv>): Promise<Response> =>
  renderPage(c, { status: 200, head: { ...headWithTitle(say.desk()), noindex: true }, isEmpty: true, keepsDesk: true })
