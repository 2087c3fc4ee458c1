import * as say from '#words/scores.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { userQueries } from '../../api/users.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import { ScoreText } from '../match/short-score.tsx'
import styles from './against-panel.module.css'

/** Results of two competitors against each other over all events. Renders nothing until they are known. */
export function AgainstPanel({ first, second, isPlaying }: AgainstProps) {
  const { data } = useQuery({ ...userQueries.meetings(first.id, second.id), throwOnError: false, retry: false })
  if (!data) return null
  const { won, drawn, lost, meetings } = data
  const count = won + drawn + lost
  const [last] = meetings
  return (
    <Panel title={say.against({ name: second.name })} count={count > 0 ? say.meetings({ count }) : undefined}>
      <PanelBody>
        {last ? (
          <>
            <div
              className={styles.bar}
              role="img"
              aria-label={say.meetingsTotal({ first: first.name, second: second.name, won, drawn, lost })}
              style={{ gridTemplateColumns: `${won}fr ${drawn}fr ${lost}fr` }}
            >
              {won > 0 && <span className={styles.won}>{won}</span>}
              {drawn > 0 && <span className={styles.drawn}>{drawn}</span>}
              {lost > 0 && <span className={styles.lost}>{lost}</span>}
            </div>
            <p className={styles.ends} aria-hidden="true">
              <bdi>{first.name}</bdi>
              <bdi>{second.name}</bdi>
            </p>
            <p className={styles.last}>
              <T
                of={say.lastMeeting({
                  score: (
                    <Link to={last.href}>
                      <ScoreText scores={last.scores} />
                    </Link>
                  ),
                  event: <bdi>{last.tournament}</bdi>,
                  date: last.at === null ? '' : <Time at={last.at} />,
                })}
              />
            </p>
          </>
        ) : (
          <p className={styles.last}>{say.neverMet()}</p>
        )}
        {isPlaying && <p className={styles.last}>{say.notCountedYet()}</p>}
      </PanelBody>
    </Panel>
  )
}

interface AgainstProps {
  /** Ids of entries. */
  first: { id: string; name: string }
  second: { id: string; name: string }
  /** Whether they play each other now. */
  isPlaying: boolean
}
