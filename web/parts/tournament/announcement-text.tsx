import * as sayLate from '#words/tournamentLate.js'
import * as say from '#words/tournament.js'
import { T } from '../../ui/t.tsx'
import type { Announcement } from '../../api/answers.ts'
import { classes } from '../../ui/classes.ts'
import { Markdown } from '../../ui/markdown.tsx'
import styles from './announcement-text.module.css'
import { Time } from '../../ui/time.tsx'

/** A notice in full. Its id is its time; `named` marks the one named in the hash. */
export function AnnouncementText({ announcement, named }: { announcement: Announcement; named: boolean }) {
  const { title, announcement: text, createdAt, updatedAt } = announcement
  const id = String(createdAt)
  return (
    <article id={id} className={classes(styles.notice, named && styles.named)}>
      <p className={styles.when}>
        <a href={`#${id}`} title={say.linkToThisAnnouncement()}>
          <Time at={createdAt} as="stamp" />
        </a>
        {updatedAt > createdAt && (
          <span>
            <T of={sayLate.edited({ time: <Time at={updatedAt} as="stamp" /> })} />
          </span>
        )}
      </p>
      <div className={styles.words} dir="auto">
        {title && <h3>{title}</h3>}
        <Markdown text={text} />
      </div>
    </article>
  )
}
