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

/** No `iframes`: tests check frames separately. No `preload`: all style sheets are same-origin. */
const HOW: Axe.RunOptions = { resultTypes: ['violations'], selectors: false, iframes: false, preload: false }
/** Themes differ in colours only, so the dark theme is checked by these rules only. */
const COLOURS = ['color-contrast', 'link-in-text-block']
const ALL_ELSE = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]))

/**
 * All axe violations, of any severity, in the page or in the part that `within` selects: in the light theme by every
 * rule, in the dark theme by the colour rules. Leaves the page in the dark theme.
 */
export async function violations(page: Page, { within = 'html' } = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const inLight = await violationsIn(page, within)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await faintText(page, within)
  return [...inLight.map((one) => `in light, ${one}`), ...inDark.map((one) => `in dark, ${one}`)]
}

/** All axe violations of a page or frame in its current theme. */
export async function violationsIn(frame: Page | Frame, within = 'html'): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE)
  await frame.evaluate(thinRows)
  const { violations } = await frame.evaluate(([root, how]) => window.axe.run(root, how), [
    within,
    { ...HOW, rules: ALL_ELSE },
  ] as const)
  return [...sentences(violations), ...(await faintText(frame, within))]
}

/** Loads axe with each page, which is faster than sending it to the page later. */
export const preloadAxe = (page: Page): Promise<unknown> => page.addInitScript({ content: SOURCE })

type Violation = Pick<Axe.Result, 'id'> & { nodes: Pick<Axe.NodeResult, 'html' | 'failureSummary'>[] }

const sentences = (violations: Violation[]): string[] =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))

/**
 * Combinations of text style and background that axe accepted on an earlier page. Contrast takes most of axe's time, so
 * each is checked once.
 */
const legible = new Set<string>()

/** Contrast violations of combinations that have not been accepted before. */
async function faintText(frame: Page | Frame, within: string): Promise<string[]> {
  const how = { ...HOW, runOnly: COLOURS, resultTypes: ['violations', 'passes'], elementRef: true } as const
  const { violations, passed } = await frame.evaluate(askOfColours, { within, how, known: [...legible] })
  for (const look of passed) legible.add(look)
  return sentences(violations)
}

/**
 * Runs in the page. Finishes CSS transitions, then lets axe check only the first element of each combination: text
 * style and the backgrounds under it. A positioned element may cover anything, so its class counts as part of the
 * background. Returns violations and accepted combinations.
 */
async function askOfColours({ within, how, known }: { within: string; how: object; known: string[] }) {
  const fading = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  // Finishing a transition may start others inside the element.
  for (let fades = fading(); fades.length > 0; fades = fading()) for (const fade of fades) fade.finish()
  const root = document.querySelector(within)!
  const seen = new Set(known)
  const asked = new Map<Element, string>()
  const isWritten = (one: Element) =>
    /^(input|select|textarea)$/.test(one.localName) ||
    Array.from(one.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '')
  const walk = (one: Element, around: string): void => {
    const is = getComputedStyle(one)
    if (is.display === 'none') return
    const fill = [is.backgroundColor, is.backgroundImage, is.opacity, is.filter, is.mixBlendMode].join(' ')
    const place = is.position === 'static' ? '' : `${is.position} ${one.getAttribute('class')}`
    const ground = fill === 'rgba(0, 0, 0, 0) none 1 none normal' && !place ? around : `${around}|${fill} ${place}`
    const ink = [is.color, is.fontSize, is.fontWeight, is.textShadow, is.visibility, one.matches(':disabled')]
    const look = `${ink.join(' ')} on ${ground}`
    const isNew = root.contains(one) && isWritten(one) && !seen.has(look)
    one.toggleAttribute('data-alike', !isNew)
    if (isNew) {
      seen.add(look)
      asked.set(one, look)
    }
    for (const inner of one.children) walk(inner, ground)
  }
  walk(document.documentElement, '')
  window.axe.configure({ rules: [{ id: 'color-contrast', selector: ':not([data-alike])' }] })
  const { violations, passes } = await window.axe.run(within, how)
  const right = passes.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
  return {
    violations: violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    })),
    passed: right.flatMap(({ element }) => asked.get(element as Element) ?? []),
  }
}

/**
 * Runs in the page. Hides similar rows, as axe is slow with hundreds of them: the first six stay, and each row with an
 * attribute state not seen before. Hidden rather than removed, because React may still be updating them.
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
