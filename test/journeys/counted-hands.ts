import type { Locator, Page } from '@playwright/test'

export function countedHands(page: Page) {
  let count = 0
  return {
    count: () => count,
    click: (what: Locator) => {
      count += 1
      return what.click()
    },
    type: async (text: string) => {
      count += text.length
      await page.keyboard.type(text)
    },
    press: async (...keys: string[]) => {
      count += keys.length
      for (const key of keys) await page.keyboard.press(key)
    },
    /** Counts two: a click into the field and the paste key. */
    paste: async (into: Locator, text: string) => {
      count += 2
      await into.fill(text)
    },
  }
}
