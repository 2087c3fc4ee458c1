import type { BrowserContext } from '@playwright/test'
import { askFor } from './made-event.ts'
import { register } from './signed-in.ts'

/** Somebody new who may make tournaments, signed in in a browser: their address is verified by the letter they got. */
export async function registerOrganiser(context: BrowserContext, site: string): Promise<string> {
  const name = await register(context, site, 'organiser')
  // The letter is written before the account is told of.
  const letters = (await (await context.request.get(`${site}/dev/mail`)).text()).split('<article>')
  const own = letters.find((letter) => letter.includes(`${name}@example.org`))
  const [, code] = /verify\/email\?code=([\w-]+)/.exec(own ?? '') ?? []
  if (code === undefined) throw new Error(`No letter to ${name}.`)
  await askFor(context, site, 'profile/email/authenticate', { code })
  return name
}
