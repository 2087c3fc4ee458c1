import { useState } from 'react'
import type { Announcement } from '../../api/answers.ts'
import { NoAnnouncements } from './no-announcements.tsx'
import styles from './announcement-list.module.css'
import { Time } from '../../ui/time.tsx'

const PREVIEW = 200

/** A tournament's notices, newest first; long ones open on demand. */
export function AnnouncementList({ announcements }: { announcements: Announcement[] }) {
  if (announcements.length === 0) return <NoAnnouncements />
  return (
    <ul className={styles.list}>
      {announcements
        .toSorted((a, b) => b.createdAt - a.createdAt)
        .map((announcement) => (
          <Entry key={announcement.createdAt} {...announcement} />
        ))}
    </ul>
  )
}

function Entry({ title, announcement, createdAt }: Announcement) {
  const [open, setOpen] = useState(false)
  const letters = Array.from(announcement)
  const long = letters.length > PREVIEW
  return (
    <li id={String(createdAt)}>
      <Time at={createdAt} as="stamp" />
      {title && <h3 dir="auto">{title}</h3>}
      <p dir="auto">{open || !long ? announcement : `${letters.slice(0, PREVIEW).join('').trimEnd()}…`}</p>
      {long && (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show all'}
        </button>
      )}
    </li>
  )
}
