import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type * as Axe from 'axe-core'

declare global {
  interface Window {
    axe: Pick<typeof Axe, 'configure' | 'run'>
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every rule; frames are asked for themselves, and every style sheet is our own. */
const RULES: Axe.RunOptions = { resultTypes: ['violations'], selectors: false, iframes: false, preload: false }
/** Of a theme only the colours are its own: these rules look at colours. */
const COLOURS: Axe.RunOptions = { ...RULES, runOnly: ['color-contrast', 'link-in-text-block'] }

/**
 * What keeps someone from using the page, or the part of it that `within` selects, be it ever so little: in light by
 * every rule, and in dark by those that look at colours. Leaves the page in dark.
 */
export async function violations(page: Page, { within = 'html' } = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const inLight = await violationsIn(page, within)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await found(page, within, COLOURS)
  return [...inLight.map((one) => `in light, ${one}`), ...inDark.map((one) => `in dark, ${one}`)]
}

/** What keeps someone from using a page, or what is framed in it, as it stands, by every rule. */
export async function violationsIn(frame: Page | Frame, within = 'html'): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE)
  await frame.evaluate(thinRows)
  return found(frame, within, RULES)
}

/** Lets each page bring what `violations` reads it with: sooner there than sent to it. */
export const preloadAxe = (page: Page): Promise<unknown> => page.addInitScript({ content: SOURCE })

async function found(frame: Page | Frame, within: string, options: Axe.RunOptions): Promise<string[]> {
  await frame.evaluate(markAlike)
  const { violations } = await frame.evaluate(
    ([root, how]) => {
      window.axe.configure({ rules: [{ id: 'color-contrast', selector: ':not([data-alike])' }] })
      return window.axe.run(root, how)
    },
    [within, options] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/**
 * Contrast takes longer than all other rules. Marks, with colours faded in, each element that is written and lies on
 * what an element before it is written in and lies on: by tag, class and style, its own and of all around it, and by
 * what they come to. What is not displayed has no colours.
 */
function markAlike(): void {
  const fading = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  // What has faded in may make what is in it fade.
  for (let fades = fading(); fades.length > 0; fades = fading()) for (const fade of fades) fade.finish()
  const seen = new Map<string, number>()
  const walk = (one: Element, around: number): void => {
    const is = getComputedStyle(one)
    const ground = [is.backgroundColor, is.backgroundImage, is.opacity, is.filter, is.mixBlendMode, is.position]
    const ink = [is.color, is.fontSize, is.fontWeight, is.textShadow, is.visibility, is.display]
    const own = [one.localName, one.getAttribute('class'), one.getAttribute('style'), ...ground, ...ink]
    const look = [around, ...own].join(' ')
    const known = seen.get(look)
    one.toggleAttribute('data-alike', known !== undefined)
    if (is.display === 'none') return
    const no = known ?? seen.size
    seen.set(look, no)
    for (const inner of one.children) walk(inner, no)
  }
  walk(document.documentElement, -1)
}

/**
 * Rows are alike, and so is what opens one below the other; axe takes long over hundreds of them: six stand for all, with
 * each that shows something no row before it shows. The others are only hidden: React may still be changing them.
 */
function thinRows(): void {
  const MOST = 6
  for (const list of document.querySelectorAll('tbody, ol, ul, :has(> details)')) {
    const seen = new Set<string>()
    for (const [at, row] of [...list.children].entries()) {
      const looks = [row, ...row.querySelectorAll('*')].map((one) => {
        const states = [...one.attributes].map(({ name, value }) =>
          /^(class|role|disabled|data-|aria-(current|pressed|selected|checked|expanded|disabled))/.test(name) &&
          name !== 'data-key'
            ? `${name}=${value}`
            : name,
        )
        return `${one.localName} ${states.toSorted().join(' ')}`
      })
      const isNew = looks.some((look) => !seen.has(look))
      for (const look of looks) seen.add(look)
      if (at < MOST || isNew) continue
      ;(row as HTMLElement).style.display = 'none'
    }
  }
}
