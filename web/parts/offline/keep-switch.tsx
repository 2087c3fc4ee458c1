import * as say from '#words/keptEvents.js'
import { useQuery } from '@tanstack/react-query'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useLocalStorage } from '../../hooks/use-local-storage.ts'
import { useStars } from '../../hooks/use-stars.ts'
import { isOffered } from '../../offline/is-offered.ts'
import { keptEventsQuery } from '../../offline/kept-events.ts'
import { changeChoices, CHOICES_KEY, parseChoices } from '../../offline/offline-choices.ts'
import { PROBLEMS } from '../../offline/offline-problem.ts'
import { isWanted, withChoice } from '../../offline/wanted-events.ts'
import { Switch } from '../../ui/switch.tsx'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './keep-switch.module.css'

/** Keeps an event on this device, so that it opens without a network. */
export function KeepSwitch({ snapshot: { id, settings } }: { snapshot: Snapshot }) {
  const [text] = useLocalStorage(CHOICES_KEY)
  const stars = useStars()
  const { data } = useQuery({ ...keptEventsQuery(), enabled: isOffered() })
  // Private events stay on the site alone.
  if (!settings.public) return null
  if (!isOffered())
    return (
      <p className={styles.line} data-device>
        {say.notOffered()}
      </p>
    )
  const choices = parseChoices(text)
  const isOn = isWanted(choices, stars, id)
  const kept = isOn ? data?.events.find((event) => event.id === id) : undefined
  return (
    <div className={styles.line} data-device>
      <Switch checked={isOn} onSwitch={(on) => changeChoices((all) => withChoice(all, id, on, Date.now()))}>
        {say.keepOffline()}
      </Switch>
      <span role="status">
        {isOn && choices.problem ? (
          PROBLEMS[choices.problem]()
        ) : kept ? (
          <T of={say.opensAsOf({ time: <Time at={kept.at} as="moment" /> })} />
        ) : isOn ? (
          say.saving()
        ) : (
          say.opens()
        )}
      </span>
    </div>
  )
}
