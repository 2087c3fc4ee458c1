import { test as base } from '@playwright/test'

/** A test whose pages let nothing pulse for ever: one open page would keep a quarter of a processor at it. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(endEndless)
    await use(context)
  },
})

/** What moves once still moves. */
function endEndless(): void {
  document.addEventListener('animationstart', ({ target }) => {
    for (const animation of (target as Element).getAnimations({ subtree: true })) {
      if (animation.effect?.getTiming().iterations === Infinity) animation.cancel()
    }
  })
}
