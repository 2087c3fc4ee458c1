import { Link } from 'wouter'
import type { SiteAnnouncement } from '../../api/rows.ts'
import { classes } from '../../ui/classes.ts'
import { Markdown } from '../../ui/markdown.tsx'
import { Time } from '../../ui/time.tsx'
import layout from '../../styles/layout.module.css'
import { place } from './announcement-words.ts'
import styles from './notice.module.css'

/** One announcement in full; `named` when the address names it. */
export function Notice({ announcement, named }: { announcement: SiteAnnouncement; named: boolean }) {
  const { id, title, content, tournamentId, createdAt, link } = announcement
  return (
    <article id={id} className={classes(styles.notice, named && styles.named)}>
      <p className={styles.top}>
        {tournamentId ? (
          <Link className={layout.cut} href={`/t/${encodeURIComponent(tournamentId)}`} dir="auto">
            {place(announcement)}
          </Link>
        ) : (
          <span>{place(announcement)}</span>
        )}
        <Time at={createdAt} as="stamp" />
      </p>
      {title && <h2 dir="auto">{title}</h2>}
      <div dir="auto">
        <Markdown text={content} />
      </div>
      {link && (
        <a className={layout.link} href={link} rel="external noopener nofollow">
          Read more
        </a>
      )}
    </article>
  )
}
