import { expect, type Page } from '@playwright/test'

/** A focused element: its accessible name, and what is wrong with its focus indication. */
interface FocusStop {
  name: string
  /** Empty, or why the focus cannot be seen: no outline, outside the window, or covered. */
  fault: string
}

/** All elements that Tab reaches. Repeats until every control is reached, since some may appear during the walk. */
export async function walkEverywhere(page: Page): Promise<FocusStop[]> {
  let stops: FocusStop[] = []
  await expect(async () => {
    stops = await focusWalk(page)
    expect(await unreached(page)).toEqual([])
  }).toPass()
  return stops
}

/** One walk with Tab from the start of a page until it repeats or leaves the page. */
async function focusWalk(page: Page): Promise<FocusStop[]> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-walked]')) delete one.dataset['walked']
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.getSelection()?.removeAllRanges()
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const stops: FocusStop[] = []
  const MOST = 400
  while (stops.length < MOST) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focusStop)
    if (!stop) break
    // A date-time field has several parts, each of which takes the focus.
    if (stop !== 'same') stops.push(stop)
  }
  return stops
}

/** Visible controls that the walk did not reach. Of a radio group, Tab reaches one. */
const unreached = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')
    return [...all]
      .filter((one) => {
        if (one.matches(':disabled, [tabindex="-1"], [type=hidden], [inert] *, [data-walked]')) return false
        const group = one.closest('[role=tablist], [role=toolbar], [role=radiogroup]')
        if (group?.querySelector('[data-walked]')) return false
        if (one.matches('[type=radio]')) return false
        return one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })
      })
      .map((one) => one.outerHTML.slice(0, 160))
  })

/**
 * Runs in the page: marks the focused element as reached. `same` while the focus stays within it; undefined once the
 * walk repeats or leaves the page.
 */
function focusStop(): { name: string; fault: string } | 'same' | undefined {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at === document.body) return undefined
  if (at.dataset['walked'] === 'last') return 'same'
  if (at.dataset['walked'] !== undefined) return undefined
  const last = document.querySelector<HTMLElement>('[data-walked=last]')
  if (last) last.dataset['walked'] = ''
  at.dataset['walked'] = 'last'
  const name = (at.getAttribute('aria-label') ?? (at.textContent?.trim() || at.outerHTML)).slice(0, 80)
  const box = at.getBoundingClientRect()
  const marks = [at, at.parentElement!, at.nextElementSibling ?? at].map((one) => getComputedStyle(one))
  const isMarked = marks.some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || (boxShadow !== 'none' && boxShadow !== ''),
  )
  const isIn = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  // A visually hidden input is represented by its label.
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const over = isIn ? document.elementFromPoint(Math.max(0, x), Math.max(0, Math.min(y, innerHeight - 1))) : null
  const isCovered =
    box.width > 2 && over !== null && !at.contains(over) && !over.contains(at) && !at.closest('label')?.contains(over)
  const faults = [
    ...(isMarked ? [] : ['no outline']),
    ...(isIn ? [] : ['outside the window']),
    ...(isCovered ? [`under ${over.outerHTML.slice(0, 60)}`] : []),
  ]
  return { name, fault: faults.join(', ') }
}
