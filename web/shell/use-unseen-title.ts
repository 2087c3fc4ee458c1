import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** The window's title without the count of unseen notifications. */
export const withoutCount = (title: string): string => title.replace(COUNT, '')

/** Keeps the count of unseen notifications at the start of the window's title, also when a page changes the title. */
export function useUnseenTitle(unseen: number): void {
  useEffect(() => {
    const title = document.querySelector('title')
    if (!title) return
    const name = () => {
      const wanted = (unseen > 0 ? `(${unseen}) ` : '') + withoutCount(document.title)
      if (document.title !== wanted) document.title = wanted
    }
    name()
    const watching = new MutationObserver(name)
    watching.observe(title, { childList: true })
    return () => {
      watching.disconnect()
      // On signing out the count goes.
      document.title = withoutCount(document.title)
    }
  }, [unseen])
}
