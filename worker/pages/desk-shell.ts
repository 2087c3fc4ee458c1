import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { headWithTitle } from './head.ts'
import { renderPage } from './shell.ts'

/** The page of every desk without anything in it. Browsers that have run one keep it, with the files that it names, for when there is no network. */
export const deskShell = (c: Context<AppEnv>): Promise<Response> =>
  renderPage(c, { status: 200, head: { ...headWithTitle('Desk'), noindex: true }, isEmpty: true, keepsDesk: true })
