import * as say from '#words/letterChoices.js'
import { useLocation } from 'react-router-dom'
import { PAGES } from '#core/addresses/pages.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import layout from '../styles/layout.module.css'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { MessageBar } from '../ui/message-bar.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './letters.module.css'

/** The link of a letter: one button, which works without scripts and without an account, stops letters of the event. */
export function LettersPage() {
  useDocumentTitle(PAGES.letters.title())
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const link = params.get('stop')
  return (
    <div className={classes(layout.wrap, layout.page, layout.stack)}>
      <h1 className={styles.head}>{say.stopTitle()}</h1>
      <Panel>
        <div className={styles.body}>
          {link === null ? (
            <MessageBar kind="bad">{say.stopLinkInvalid()}</MessageBar>
          ) : params.has('done') ? (
            <MessageBar kind="ok">{say.stopped()}</MessageBar>
          ) : (
            <form className={layout.stack} method="post" action={`?stop=${encodeURIComponent(link)}`}>
              <p>{say.stopText()}</p>
              <div>
                <Button type="submit" look="primary">
                  {say.stopAct()}
                </Button>
              </div>
            </form>
          )}
        </div>
      </Panel>
    </div>
  )
}
