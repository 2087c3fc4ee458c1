import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** Keeps the count of what is not seen yet before the window's title, whatever page names itself there. */
export function useUnseenTitle(unseen: number): void {
  useEffect(() => {
    const title = document.querySelector('title')
    if (!title) return
    const name = () => {
      const wanted = (unseen > 0 ? `(${unseen}) ` : '') + document.title.replace(COUNT, '')
      if (document.title !== wanted) document.title = wanted
    }
    name()
    const watching = new MutationObserver(name)
    watching.observe(title, { childList: true })
    return () => watching.disconnect()
  }, [unseen])
}
