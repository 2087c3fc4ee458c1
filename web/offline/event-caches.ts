/**
 * Caches with the code of public pages and with the facts of kept events; web/public/service-worker.js reads both. The
 * code of one build understands only the facts that it wrote, so each build has a cache of facts of its own.
 */
export const EVENT_CODE = 'event-code'
export const EVENT_SHELL = '/shell.html'
const FACTS = 'event-facts '

/** A page’s first script, whose name changes with every change of the client. */
const FIRST_SCRIPT = /<script type="module"[^>]* src="([^"]+)"/

/** The build whose page this is; undefined for anything else. */
export const buildOf = (page: string): string | undefined => FIRST_SCRIPT.exec(page)?.[1]

/** The build of the page that is open. */
export const ownBuild = (): string => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''

export const factsOf = (build: string): string => FACTS + build

/** The build whose code is kept. */
export async function keptBuild(): Promise<string | undefined> {
  const shell = await caches.match(EVENT_SHELL, { cacheName: EVENT_CODE })
  return shell && buildOf(await shell.text())
}

/** Deletes the facts of all builds, or of all but one. */
export async function forgetFacts(except?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(FACTS) && name !== except)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Windows of the site write one after the other: what one forgets, no other writes again with older facts. */
export const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request('kept-events', work) : work()

/** Deletes the facts of all events, because of hidden results or a sign-out. */
export async function forgetKeptFacts(): Promise<void> {
  // Without caches nothing is kept.
  if ('caches' in globalThis) await alone(() => forgetFacts()).catch(() => undefined)
}
