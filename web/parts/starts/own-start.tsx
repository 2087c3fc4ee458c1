import * as say from '#words/starts.js'
import { T } from '../../ui/t.tsx'
import { useQuery } from '@tanstack/react-query'
import { ownStartQuery } from '../../api/starts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import layout from '../../styles/layout.module.css'
import { classes } from '../../ui/classes.ts'
import { Panel } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './own-start.module.css'

/** A player’s own way into their game on Lichess. */
export function OwnStart({ id }: { id: string }) {
  const { data } = useQuery(ownStartQuery(id))
  if (!data?.state || !data.colour) return null
  const { state, colour, account, link, pairAt, expiresAt } = data
  return (
    <div className={classes(layout.wrap, styles.own)}>
      <Panel title={say.ownTitle()}>
        <div className={styles.body}>
          <p>
            {state === 'asked' ? (
              say.ownAsked()
            ) : state === 'scheduled' && pairAt !== null ? (
              <T of={say.ownBulk({ colour, time: <Time at={pairAt} as="moment" /> })} />
            ) : (
              <T of={say.ownLinks({ colour, account: <bdi>{account}</bdi> })} />
            )}
          </p>
          {link !== null && (
            <div>
              <ButtonLink look="primary" external href={link}>
                {say.openGame()}
              </ButtonLink>
            </div>
          )}
          {link !== null && expiresAt !== null && (
            <p>
              <small>
                <T of={say.linksUntil({ time: <Time at={expiresAt} as="moment" /> })} />
              </small>
            </p>
          )}
        </div>
      </Panel>
    </div>
  )
}
