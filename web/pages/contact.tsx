import { Link } from 'react-router-dom'
import { PAGES } from '#core/addresses/pages.ts'
import { loginPath } from '#core/addresses/return-path.ts'
import { useMe } from '../api/session.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { FeedbackForm } from '../parts/feedback/feedback-form.tsx'
import { SITE } from '../site.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import layout from '../styles/layout.module.css'
import styles from '../parts/feedback/feedback.module.css'

export function ContactPage() {
  useDocumentTitle(PAGES.contact.title)
  const me = useMe()
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.stack} ${styles.page}`}>
        <h1>Contact</h1>
        <Panel title="Email us">
          <div className={styles.body}>
            <p>
              For results and entries, contact the tournament director: their profile is linked at the top of each
              tournament. For anything about the site itself, email{' '}
              <a className={layout.link} href={`mailto:${SITE.contact}`}>
                {SITE.contact}
              </a>
              . Maintenance notices are posted on our{' '}
              <a className={layout.link} href={SITE.notices} rel="external noopener">
                social page
              </a>
              . Found a way to break in? See{' '}
              <Link className={layout.link} to="/security">
                reporting a security problem
              </Link>
              .
            </p>
          </div>
        </Panel>
        <Panel title="Feedback" id="feedback">
          {/* While the user is unknown there is a session, so the form is shown: it is higher than the text, and
              nothing jumps. */}
          {me !== null ? (
            <FeedbackForm username={me?.username} />
          ) : (
            <div className={styles.body}>
              <p>Sign in to send feedback, so that we can reply.</p>
              <ButtonLink look="primary" href={loginPath('/contact#feedback')}>
                Sign in
              </ButtonLink>
            </div>
          )}
        </Panel>
      </div>
    </div>
  )
}
