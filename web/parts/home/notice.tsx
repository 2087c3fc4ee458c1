import * as say from '#words/home.js'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { SiteAnnouncement } from '../../api/answers.ts'
import { classes } from '../../ui/classes.ts'
import { Markdown } from '../../ui/markdown.tsx'
import { Time } from '../../ui/time.tsx'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import layout from '../../styles/layout.module.css'
import { heading, sourceLabel } from './announcement-labels.ts'
import styles from './notice.module.css'

/** A notice in full; `isTarget` marks the one that the address names. */
export function Notice({ announcement, isTarget }: { announcement: SiteAnnouncement; isTarget: boolean }) {
  const { id, content, tournamentId, createdAt, link } = announcement
  const title = heading(announcement)
  const further = parseSafeUrl(link)
  return (
    <article id={id} className={classes(styles.notice, isTarget && styles.named)}>
      <p className={styles.from}>
        {tournamentId ? (
          <Link
            className={styles.place}
            to={`${tournamentPath(tournamentId, 'announcements')}#${createdAt}`}
            dir="auto"
          >
            {sourceLabel(announcement)}
          </Link>
        ) : (
          <span className={styles.place}>{sourceLabel(announcement)}</span>
        )}
        <Time at={createdAt} as="stamp" />
      </p>
      <div className={styles.words} dir="auto">
        {title && <h2>{title}</h2>}
        <Markdown text={content} />
        {further && (
          <a className={layout.link} href={further.href} rel="external noopener nofollow">
            {say.readMore()}
          </a>
        )}
      </div>
    </article>
  )
}
