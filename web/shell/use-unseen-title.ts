import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** A window's title without what is not seen yet. */
export const withoutCount = (title: string): string => title.replace(COUNT, '')

/** Keeps the count of what is not seen yet before the window's title, whatever page names itself there. */
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
      // Whoever signs out takes the count along.
      document.title = withoutCount(document.title)
    }
  }, [unseen])
}
