import { poolTitle } from '#core/tournament/pools.ts'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import layout from '../../styles/layout.module.css'
import { outside } from '../tournament/outside.ts'
import styles from './facts-panel.module.css'
import type { Meeting } from './meeting.ts'
import { hasBegun } from '../pairings/pairing.ts'

/** When a match is played, how fast, in which pool, and where. */
export function FactsPanel({ meeting: { event, pairing, round, status } }: { meeting: Meeting }) {
  const { settings, systems, players, dates } = event
  const start = pairing.facts.startTime ?? dates[round - 1]
  const site = outside(pairing.facts.link)
  const pools = new Set(players.pool ?? [0]).size
  return (
    <Panel title="Match">
      <dl className={styles.facts}>
        {start != null && (
          <>
            <dt>{hasBegun(status) ? 'Started' : 'Starts'}</dt>
            <dd>
              <Time at={start} as="moment" />
            </dd>
          </>
        )}
        {settings.timeControl && (
          <>
            <dt>Time control</dt>
            <dd>{settings.timeControl}</dd>
          </>
        )}
        {pools > 1 && (
          <>
            <dt>Pool</dt>
            <dd>{poolTitle(settings, systems, round, pairing.pool)}</dd>
          </>
        )}
        <dt>Source</dt>
        <dd>
          {site ? (
            <a className={layout.link} href={site.href} rel="external noopener nofollow ugc">
              Match on {site.host.replace(/^www\./, '')}
            </a>
          ) : (
            'Entered by the organiser'
          )}
        </dd>
      </dl>
    </Panel>
  )
}
