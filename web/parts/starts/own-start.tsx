import * as say from '#words/starts.js'
import { T } from '../../ui/t.tsx'
import { useQuery } from '@tanstack/react-query'
import { ownStartQuery } from '../../api/starts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'

/** A player’s own way into their game on Lichess. */
export function OwnStart({ id }: { id: string }) {
  const { data } = useQuery(ownStartQuery(id))
  if (!data?.state || !data.colour) return null
  const { state, colour, account, link, pairAt, expiresAt } = data
  return (
    <Panel title={say.ownTitle()}>
      <PanelBody>
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
          <p>
            <ButtonLink look="primary" external href={link}>
              {say.openGame()}
            </ButtonLink>
          </p>
        )}
        {link !== null && expiresAt !== null && (
          <p>
            <small>
              <T of={say.linksUntil({ time: <Time at={expiresAt} as="moment" /> })} />
            </small>
          </p>
        )}
      </PanelBody>
    </Panel>
  )
}
