import { useEffect, useState } from 'react'
import { withoutCount } from './use-unseen-title.ts'
import layout from '../styles/layout.module.css'

/** Removed after being read out, so that screen readers don't meet it again. */
const READ = 2000

/** Announces the title of a newly opened page to screen readers, as browsers do with documents. */
export function TitleAnnouncer() {
  const [title, announce] = useState('')
  useEffect(() => {
    const element = document.querySelector('title')
    if (!element) return
    let known = withoutCount(document.title)
    let reading: ReturnType<typeof setTimeout>
    const changes = new MutationObserver(() => {
      const next = withoutCount(document.title)
      if (next === known) return
      known = next
      announce(next)
      clearTimeout(reading)
      reading = setTimeout(() => announce(''), READ)
    })
    changes.observe(element, { childList: true })
    return () => {
      clearTimeout(reading)
      changes.disconnect()
    }
  }, [])
  return (
    <p className={layout.heard} aria-live="polite">
      {title}
    </p>
  )
}
