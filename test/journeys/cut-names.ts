import type { Page } from '@playwright/test'

/** The texts of a page that contain one of these names, and of which a reader sees only a part. */
export const cutNames = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    cutTexts,
    [...new Set(names)].filter(({ length }) => length > 2),
  )

/** Runs in the page. */
function cutTexts(names: string[]): string[] {
  const cut = new Set<string>()
  // Elements that are drawn once they come near the screen have an estimated size until then.
  for (const element of document.body.querySelectorAll<HTMLElement>('li, tr, section'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const { currentNode: text } = words
    const content = text.textContent!.trim()
    if (!names.some((name) => content.includes(name))) continue
    const element = text.parentElement!
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isHeardOnly(element)) continue
    // Labels on a chart repeat what its table and keys say.
    if (element.closest('[aria-hidden=true]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if ([...range.getClientRects()].some((line) => isCut(line, element))) cut.add(`${content} (${pathOf(element)})`)
  }
  return [...cut]

  /** Text for screen readers alone is in a box of one pixel. */
  function isHeardOnly(element: Element | null): boolean {
    if (!element || element === document.body) return false
    const { width, height } = element.getBoundingClientRect()
    return (width <= 1 && height <= 1) || isHeardOnly(element.parentElement)
  }

  /** Whether a line of text reaches over the edge of a box that clips it, or of the page. */
  function isCut(line: DOMRect, element: Element): boolean {
    let [x, y] = [true, true]
    for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY, display, position } = getComputedStyle(box)
      if (display === 'inline' || display === 'contents') continue
      const { left, right, top, bottom } = box.getBoundingClientRect()
      // What a box scrolls can be reached.
      if (/auto|scroll/.test(overflowX)) x = false
      else if (x && overflowX !== 'visible' && (line.left < left - 1 || line.right > right + 1)) return true
      if (/auto|scroll/.test(overflowY)) y = false
      else if (y && overflowY !== 'visible' && (line.top < top - 2 || line.bottom > bottom + 2)) return true
      if (position === 'fixed') return false
    }
    return x && line.right > document.documentElement.clientWidth + 1
  }

  function pathOf(element: Element): string {
    const parts: string[] = []
    for (let box: Element | null = element; box && parts.length < 4; box = box.parentElement)
      parts.unshift(`${box.tagName.toLowerCase()}${box.className ? `.${String(box.className).split(' ')[0]}` : ''}`)
    return parts.join(' > ')
  }
}
