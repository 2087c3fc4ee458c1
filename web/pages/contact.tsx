import * as say from '#words/pages.js'
import { T } from '../ui/t.tsx'
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
        <h1>{say.contact()}</h1>
        <Panel title={say.emailUs()}>
          <div className={styles.body}>
            <p>
              <T
                of={say.contactText({
                  address: (
                    <a className={layout.link} href={`mailto:${SITE.contact}`}>
                      {SITE.contact}
                    </a>
                  ),
                  notices: (text) => (
                    <a className={layout.link} href={SITE.notices} rel="external noopener">
                      {text}
                    </a>
                  ),
                  security: (text) => (
                    <Link className={layout.link} to="/security">
                      {text}
                    </Link>
                  ),
                })}
              />
            </p>
          </div>
        </Panel>
        <Panel title={say.feedback()} id="feedback">
          {/* While the user is unknown there is a session, so the form is shown: it is higher than the text, and
              nothing jumps. */}
          {me !== null ? (
            <FeedbackForm username={me?.username} />
          ) : (
            <div className={styles.body}>
              <p>{say.signInToSendFeedback()}</p>
              <ButtonLink look="primary" href={loginPath('/contact#feedback')}>
                {say.signIn()}
              </ButtonLink>
            </div>
          )}
        </Panel>
      </div>
    </div>
  )
}
