import * as sayCommon from '#words/common.js'
import * as say from '#words/keptEvents.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import { useLocalStorage } from '../../hooks/use-local-storage.ts'
import { endKeeping } from '../../offline/end-keeping.ts'
import { isOffered } from '../../offline/is-offered.ts'
import { keptEventsQuery, type KeptEvent } from '../../offline/kept-events.ts'
import { changeChoices, CHOICES_KEY, parseChoices } from '../../offline/offline-choices.ts'
import { PROBLEMS } from '../../offline/offline-problem.ts'
import { withChoice } from '../../offline/wanted-events.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './kept-events.module.css'

/** The events on this device, with their sizes; and the switch that ends it. */
export function KeptEvents() {
  const [text] = useLocalStorage(CHOICES_KEY)
  const { data, refetch } = useQuery({ ...keptEventsQuery(), enabled: isOffered() })
  const { isOff, problem } = parseChoices(text)
  if (!isOffered()) {
    return (
      <Panel title={say.onThisDevice()}>
        <PanelBody>
          <p className={styles.hint}>{say.notOffered()}</p>
        </PanelBody>
      </Panel>
    )
  }
  const { events = [], codeBytes = 0 } = data ?? {}
  const toggle = async (on: boolean) => {
    if (on) changeChoices((choices) => ({ ...choices, isOff: false, problem: undefined }))
    else await endKeeping()
    await refetch()
  }
  return (
    <Panel title={say.onThisDevice()} count={events.length || undefined}>
      {events.length > 0 && (
        <ul className={styles.lines}>
          {events.map((event) => (
            <Line key={event.id} event={event} />
          ))}
        </ul>
      )}
      <PanelBody>
        <div className={styles.body}>
          <Switch checked={!isOff} onSwitch={(on) => void toggle(on)}>
            {say.keepEvents()}
          </Switch>
          {problem && !isOff && <MessageBar kind="bad">{PROBLEMS[problem]()}</MessageBar>}
          <p className={styles.hint}>
            {isOff
              ? say.nothingStored()
              : events.length > 0
                ? say.pagesTake({ size: size(codeBytes) })
                : say.starAnEvent()}
          </p>
        </div>
      </PanelBody>
    </Panel>
  )
}

function Line({ event: { id, name, address, at, bytes } }: { event: KeptEvent }) {
  return (
    <li>
      <Link className={styles.name} to={tournamentPath(address, 'dashboard')} title={name}>
        <bdi>{name}</bdi>
      </Link>
      <span className={styles.state}>
        <T of={say.asOf({ time: <Time at={at} as="moment" />, size: size(bytes) })} />
      </span>
      <Button
        small
        look="quiet"
        aria-label={say.removeEvent({ name })}
        onClick={() => changeChoices((choices) => withChoice(choices, id, false, Date.now()))}
      >
        {sayCommon.remove()}
      </Button>
    </li>
  )
}

/** `12 kB`, `1.4 MB`. */
const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
