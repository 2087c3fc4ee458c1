import * as say from '#words/following.js'
import { withLanguage } from '#core/addresses/with-language.ts'
import { readSpoilerChoice } from '../../api/spoilers.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './following.module.css'
import { useFollowState } from './use-follow-state.ts'

/** Links to the list's calendar and news feed, whose address contains a secret. */
export function ListFeeds() {
  const { feed } = useFollowState()
  if (feed === null) return null
  const hides = readSpoilerChoice().hides
  const addressOf = (file: string) =>
    location.origin + withLanguage(`/api/${file}?feed=${feed}${hides ? '&spoilers=hide' : ''}`)
  const calendar = addressOf('following.ics')
  return (
    <Panel title={say.calendarAndNews()}>
      <PanelBody>
        <div className={styles.body}>
          <p>{say.feedsText()}</p>
          <div className={styles.buttons}>
            <ButtonLink small href={calendar.replace(/^https?:/, 'webcal:')} external>
              {say.subscribe()}
            </ButtonLink>
            <CopyButton text={calendar}>{say.copyCalendarLink()}</CopyButton>
            <CopyButton text={addressOf('following.rss')}>{say.copyRssLink()}</CopyButton>
          </div>
          <p className={styles.hint}>
            {say.linksAreSecret()}
            {hides && ` ${say.resultsHiddenInLinks()}`}
          </p>
        </div>
      </PanelBody>
    </Panel>
  )
}
