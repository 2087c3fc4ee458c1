import * as say from '#words/seasonDesk.js'
import type { SeasonDesk } from '#core/rows/season-desk.ts'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import { Flag } from '../people/flag.tsx'
import styles from '../season/fixture-row.module.css'

/** The fixtures that the seats give, before and after they are public. */
export function PlannedFixtures({ desk }: { desk: SeasonDesk }) {
  const { divisions, starts, entries } = desk
  return divisions.map((division) => (
    <Panel key={`${division.tier}-${division.group}`} title={say.fixturesOf({ division: division.name })}>
      {division.fixtures.map((fixtures, round) => (
        // Rounds have no other identity.
        // oxlint-disable-next-line react/no-array-index-key
        <details key={round} className={styles.fold} open={round === 0}>
          <summary>
            {say.roundNumber({ round: round + 1 })}
            {starts[round] != null && (
              <span>
                <Time at={starts[round]} as="plan" />
              </span>
            )}
          </summary>
          <ol>
            {fixtures.map(([home, away]) => {
              const team = (seat: number) => entries.find(({ entry }) => entry === division.entries[seat - 1])
              return (
                <li key={home} className={styles.fixture}>
                  <span className={styles.side}>
                    <Flag code={team(home)?.nationality ?? ''} />
                    <bdi>{team(home)?.name}</bdi>
                  </span>
                  <span className={styles.middle}>{away === null ? say.free() : '–'}</span>
                  {away !== null && (
                    <span className={`${styles.side} ${styles.away}`}>
                      <Flag code={team(away)?.nationality ?? ''} />
                      <bdi>{team(away)?.name}</bdi>
                    </span>
                  )}
                </li>
              )
            })}
          </ol>
        </details>
      ))}
    </Panel>
  ))
}
