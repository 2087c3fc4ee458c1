import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type * as Axe from 'axe-core'

declare global {
  interface Window {
    axe: Pick<typeof Axe, 'configure' | 'run'>
    /** The first elements of each look. */
    looks: Map<string, Element[]>
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every rule; frames are asked for themselves, and every style sheet is our own. */
const RULES: Axe.RunOptions = { resultTypes: ['violations'], selectors: false, iframes: false, preload: false }
const CONTRAST = 'color-contrast'
/** Of a theme only the colours are its own: these rules look at colours. */
const COLOURS: Axe.RunOptions = { ...RULES, runOnly: [CONTRAST, 'link-in-text-block'] }
/** All but contrast, for a page that shows nothing new. */
const SHAPES: Axe.RunOptions = { ...RULES, rules: { [CONTRAST]: { enabled: false } } }

/**
 * Looks that can be read, on any page. Contrast takes longer than all other rules, and most of a page looks like the pages
 * before it: each look is asked about once.
 */
const readable = new Set<string>()

/**
 * What keeps someone from using the page, or the part of it that `within` selects, be it ever so little: in light by
 * every rule, and in dark by those that look at colours. Leaves the page in dark.
 */
export async function violations(page: Page, { within = 'html' } = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const inLight = await violationsIn(page, within)
  await page.emulateMedia({ colorScheme: 'dark' })
  const looks = await newLooks(page, within)
  const inDark = looks.length > 0 ? await found(page, within, COLOURS, looks) : []
  return [...inLight.map((one) => `in light, ${one}`), ...inDark.map((one) => `in dark, ${one}`)]
}

/** What keeps someone from using a page, or what is framed in it, as it stands, by every rule. */
export async function violationsIn(frame: Page | Frame, within = 'html'): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE)
  await frame.evaluate(thinRows)
  const looks = await newLooks(frame, within)
  return found(frame, within, looks.length > 0 ? RULES : SHAPES, looks)
}

/** Lets each page bring what `violations` reads it with: sooner there than sent to it. */
export const preloadAxe = (page: Page): Promise<unknown> => page.addInitScript({ content: SOURCE })

async function found(frame: Page | Frame, within: string, options: Axe.RunOptions, looks: string[]): Promise<string[]> {
  const { violations, seen } = await frame.evaluate(
    async ([root, how, looks]) => {
      for (const one of looks.flatMap((look) => window.looks.get(look)!)) one.setAttribute('data-look', '')
      window.axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-look]' }] })
      const { violations } = await window.axe.run(root, how)
      const marked = new Set(document.querySelectorAll('[data-look]'))
      for (const one of marked) one.removeAttribute('data-look')
      // What a page has exchanged meanwhile was not looked at.
      return { violations, seen: looks.filter((look) => window.looks.get(look)!.every((one) => marked.has(one))) }
    },
    [within, options, looks] as const,
  )
  if (violations.length === 0) for (const look of seen) readable.add(look)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/** The looks that were not found readable before. */
const newLooks = async (frame: Page | Frame, within: string): Promise<string[]> =>
  (await frame.evaluate(collectLooks, within)).filter((look) => !readable.has(look))

/**
 * The looks of what is written on a page, with colours faded in: by what each is written in, and the grounds that it lies
 * on. What lies over others by its position has looks of its own. The first three of each stand for all.
 */
function collectLooks(within: string): string[] {
  const fading = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  // What has faded in may make what is in it fade.
  for (let fades = fading(); fades.length > 0; fades = fading()) for (const fade of fades) fade.finish()
  const looks = (window.looks = new Map<string, Element[]>())
  const part = document.querySelector(within)
  const NOTHING = 'rgba(0, 0, 0, 0) none 1 none normal'
  const isWritten = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  const walk = (element: Element, below: string): void => {
    const is = getComputedStyle(element)
    if (is.display === 'none') return
    const paint = [is.backgroundColor, is.backgroundImage, is.opacity, is.filter, is.mixBlendMode].join(' ')
    const isOver = ['absolute', 'fixed', 'sticky'].includes(is.position)
    const ground = `${below}${paint === NOTHING ? '' : ` ${paint}`}${isOver ? ` ${element.getAttribute('class')}` : ''}`
    if (part?.contains(element) && isWritten(element)) {
      const ink = [is.color, is.fontSize, is.fontWeight, is.textShadow, is.textDecorationLine, is.visibility]
      const look = [element.localName, ...ink, ground].join(' ')
      const alike = looks.get(look) ?? []
      if (alike.length < 3) looks.set(look, [...alike, element])
    }
    const shown = element.matches('details:not([open])')
      ? element.querySelectorAll(':scope > summary')
      : element.children
    for (const inner of shown) walk(inner, ground)
  }
  walk(document.documentElement, '')
  return [...looks.keys()]
}

/**
 * Rows are alike, and what is folded up, and axe takes long over hundreds of them: six stand for all, with each that shows something no row
 * before it shows. The others are only hidden: React may still be changing them.
 */
function thinRows(): void {
  const MOST = 6
  for (const list of document.querySelectorAll('tbody, ol, ul, :has(> details + details)')) {
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
