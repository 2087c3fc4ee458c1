import { expect, type Page } from '@playwright/test'

/** What the focus is on, as it is called; and what is wrong with it there. */
interface FocusStop {
  name: string
  /** Not seen: no outline, outside the window, or under something else. */
  fault: string
}

/** Where the keyboard comes to by Tab alone: all that can be pressed or filled in, also what came while it was on its way. */
export async function walkEverywhere(page: Page): Promise<FocusStop[]> {
  let stops: FocusStop[] = []
  await expect(async () => {
    stops = await focusWalk(page)
    expect(await unreached(page)).toEqual([])
  }).toPass()
  return stops
}

/** Where it comes to from the beginning of a page until it is back where it has been. */
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
    // A field of a day and an hour has several parts.
    if (stop !== 'same') stops.push(stop)
  }
  return stops
}

/** What of a page can be pressed or filled in and was not come to. Of a group of radios the keyboard comes to one. */
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
 * Marks what has the focus as come to; `same` while the focus stays within it, and undefined once the walk is back where it has
 * been, or has left the page.
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
  // Something small that is only heard is seen by what it stands for.
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
