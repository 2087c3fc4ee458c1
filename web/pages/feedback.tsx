import * as say from '#words/pages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { PAGES } from '#core/addresses/pages.ts'
import { profilePath } from '#core/addresses/paths.ts'
import { feedbackQueries } from '../api/feedback.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { Markdown } from '../ui/markdown.tsx'
import { Panel } from '../ui/panel.tsx'
import { Time } from '../ui/time.tsx'
import layout from '../styles/layout.module.css'
import styles from '../parts/feedback/feedback.module.css'

const WORDS = { suggestion: say.feedbackSuggestion, bug: say.feedbackBug, other: say.feedbackOther }

export function FeedbackPage({ id }: { id: string }) {
  const { data: post } = useSuspenseQuery(feedbackQueries.post(id))
  useDocumentTitle(PAGES.feedback.title(post))
  return (
    <article className={`${layout.wrap} ${layout.page}`}>
      <div className={styles.page}>
        <h1 dir="auto">{post.title}</h1>
        <Panel
          title={
            <span className={styles.meta}>
              <span>{WORDS[post.type]()}</span>
              {post.username ? (
                <Link to={profilePath('@', post.username)}>{post.username}</Link>
              ) : (
                <span>{say.deletedUser()}</span>
              )}
              <Time at={post.createdAt} />
            </span>
          }
        >
          <div className={styles.words} dir="auto">
            <Markdown text={post.content} />
          </div>
        </Panel>
      </div>
    </article>
  )
}
