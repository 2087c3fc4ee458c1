import { expect, type Page } from '@playwright/test'

/** Elements that only scripts fill: viewer counts, drawings, frames, what this device keeps, names that load late. */
const ALIVE = 'noscript, canvas, iframe, [aria-live], [data-live], [data-device], [data-late]'

/**
 * The text of a page without parts that change by the moment: of the open page, or of HTML without running its scripts.
 */
async function words(page: Page, sent?: string): Promise<string> {
  // The site's own pages parse no text as a document (Trusted Types).
  const place = sent === undefined ? page : await page.context().newPage()
  const text = await place.evaluate(
    ([alive, html]) => {
      const whole = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
      const copy = whole.querySelector('#main')!.cloneNode(true) as HTMLElement
      for (const one of copy.querySelectorAll(alive)) one.remove()
      return copy.textContent.replaceAll(/ UTC|\d+ (?:online|watching)/g, '').replaceAll(/\s+/g, ' ')
    },
    [ALIVE, sent] as const,
  )
  if (place !== page) await place.close()
  return text
}

const ALL_ROWS = /<a href="([^"]+)">Show all (?:<!-- -->)?\d+</

/** The HTML of a page, with all rows if it sends only the first ones. */
async function sent({ request }: Page, path: string): Promise<string> {
  const read = async (at: string) => (await request.get(at, { headers: { accept: 'text/html' } })).text()
  const html = await read(path)
  const all = ALL_ROWS.exec(html)?.[1]
  return all === undefined ? html : read(all.replaceAll('&amp;', '&'))
}

/**
 * Expects that an open page has the same text as its HTML without scripts, with all rows. Use with the time zone UTC.
 */
export async function expectSameAsSent(page: Page, path: string): Promise<void> {
  let isOpenedAgain = false
  // Results may arrive, and other journeys create events, which an open list doesn’t show: open the page again.
  await expect(async () => {
    if (isOpenedAgain) await page.reload()
    isOpenedAgain = true
    const plain = await words(page, await sent(page, path))
    expect(plain.length).toBeGreaterThan(100)
    expect(await words(page)).toBe(plain)
  }).toPass()
}
