import type { Page, Response } from '@playwright/test'
import { FEDERATIONS } from '#core/people/federations.ts'
import { countryName } from '#web/parts/people/country-name.ts'

/** Words that are the same in all languages. */
const SAME = new Set(
  'kibitz example hello facebook discord youtube github fide elo trf pgn csv rss utc swiss http localhost example script chess com lichess days in palestine languages arbiter'.split(
    ' ',
  ),
)
/** The pseudo-language has the English names of countries. */
const COUNTRIES = [...FEDERATIONS.keys()].flatMap((code) =>
  Array.from(countryName(code).matchAll(/[a-z]+/gi), ([word]) => word.toLowerCase()),
)
const PLAIN_WORD = /(?<![\p{L}\p{N}])[A-Za-z][a-z]{2,}(?![\p{L}\p{N}…@])/gu
const HAS_VOWEL = /[aeiou]/i

/**
 * Finds text of a page in the pseudo-language that is not from its catalogue: words in plain letters, as all vowels of
 * the catalogue have accents. What the event and its people are called comes with the page or from the API.
 */
export function untranslatedFinder(page: Page): { find: () => Promise<string[]> } {
  const known = new Set<string>([...SAME, ...COUNTRIES])
  const note = (text: string) => {
    for (const value of valuesOf(text)) for (const [word] of value.matchAll(PLAIN_WORD)) known.add(word.toLowerCase())
  }
  const hear = async (response: Response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    note(await response.text().catch(() => ''))
  }
  const heard: Promise<void>[] = []
  page.on('response', (response) => void heard.push(hear(response)))
  return {
    async find() {
      await Promise.all(heard)
      for (const data of await page.locator('script[type="application/json"]').allTextContents()) note(data)
      const texts = await page.evaluate(readTexts)
      return texts.filter((text) =>
        Array.from(text.matchAll(PLAIN_WORD), ([word]) => word).some(
          (word) => HAS_VOWEL.test(word) && !known.has(word.toLowerCase()),
        ),
      )
    },
  }
}

/** The texts of JSON, without its keys; nothing if it is another kind of file. */
function valuesOf(json: string): string[] {
  const found: string[] = []
  try {
    JSON.parse(json, (_, value: unknown) => {
      if (typeof value === 'string') found.push(value)
      return value
    })
  } catch {
    return []
  }
  return found
}

/** Runs in the page: what is seen and heard, besides parts that say that they are in another language. */
function readTexts(): string[] {
  const isOther = (element: Element | null) =>
    element?.closest('script, style, noscript, code, pre, bdi, [lang]:not(html)')
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    if (!isOther(parentElement)) texts.push(data.trim())
  }
  for (const name of ['title', 'aria-label', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!isOther(element)) texts.push(element.getAttribute(name)!)
  return [...new Set(texts)]
}
