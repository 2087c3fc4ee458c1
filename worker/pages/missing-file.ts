import * as say from '#words/heads.js'
import type { Context } from 'hono'
import { generalCode } from '#core/contract/errors.ts'
import { ERROR_CODE } from '#core/contract/api-headers.ts'
import type { AppEnv } from '../env.ts'
import { notFoundHead } from './head.ts'
import { renderPage } from './shell.ts'

// The empty page has no address of its own.
const SHELL_PATH = '/index.html'

/** Whether a path names a file: its last segment has a dot. */
export const isFilePath = (pathname: string): boolean => /\.[^/]*$/.test(pathname) && pathname !== SHELL_PATH

/**
 * Existing files are served before the Worker runs, so this one is missing. Browsers get the page that says so,
 * programs a sentence.
 */
export async function missingFile(c: Context<AppEnv>): Promise<Response> {
  const isVisit = c.req.header('accept')?.includes('text/html')
  if (isVisit) return renderPage(c, { status: 404, head: notFoundHead })
  c.header('cache-control', 'no-store')
  c.header(ERROR_CODE, generalCode(404))
  return c.text(say.fileNotFound(), 404)
}
