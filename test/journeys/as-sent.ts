import { expect, type Page } from '@playwright/test'

/** What only a page that is alive can say: who else is there, and what it draws itself. */
const ALIVE = 'noscript, canvas, iframe, [aria-live], [data-live]'

/** What a page says, without what counts by the moment: the page at hand, or one that was sent and of which no script runs. */
const words = (page: Page, sent?: string): Promise<string> =>
  page.evaluate(
    ([alive, html]) => {
      const whole = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
      const copy = whole.querySelector('#main')!.cloneNode(true) as HTMLElement
      for (const one of copy.querySelectorAll(alive)) one.remove()
      return copy.textContent.replaceAll(/ UTC|\d+ (?:online|watching)/g, '').replaceAll(/\s+/g, ' ')
    },
    [ALIVE, sent] as const,
  )

const ALL_ROWS = /<a href="([^"]+)">Show all (?:<!-- -->)?\d+</

/** The page as it is sent, with all of its rows. */
async function sent({ request }: Page, path: string): Promise<string> {
  const read = async (at: string) => (await request.get(at, { headers: { accept: 'text/html' } })).text()
  const html = await read(path)
  const all = ALL_ROWS.exec(html)?.[1]
  return all === undefined ? html : read(all.replaceAll('&amp;', '&'))
}

/** Expects of a page that is alive that it says what it says without scripts, with all of its rows. It is read in UTC. */
export const expectSameAsSent = (page: Page, path: string): Promise<void> =>
  // Results come meanwhile: both are read anew until they say the same.
  expect(async () => {
    const plain = await words(page, await sent(page, path))
    expect(plain.length).toBeGreaterThan(100)
    expect(await words(page)).toBe(plain)
  }).toPass()
