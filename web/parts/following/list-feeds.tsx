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
  const addressOf = (file: string) => `${location.origin}/api/${file}?feed=${feed}${hides ? '&spoilers=hide' : ''}`
  const calendar = addressOf('following.ics')
  return (
    <Panel title="Calendar and news">
      <PanelBody>
        <div className={styles.body}>
          <p>Games and rounds in your calendar, in your local time. Pairings and results in your feed reader.</p>
          <div className={styles.buttons}>
            <ButtonLink small href={calendar.replace(/^https?:/, 'webcal:')} external>
              Subscribe
            </ButtonLink>
            <CopyButton text={calendar}>Copy calendar link</CopyButton>
            <CopyButton text={addressOf('following.rss')}>Copy RSS link</CopyButton>
          </div>
          <p className={styles.hint}>
            These links are secret: they show what you follow, and can’t change it.
            {hides && ' Results are hidden in them, as on this site.'}
          </p>
        </div>
      </PanelBody>
    </Panel>
  )
}
