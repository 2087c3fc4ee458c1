import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { webhookListQuery } from '../../api/webhooks.ts'
import type { TabProps } from '../../parts/desk/tab-props.ts'
import { NewWebhookDialog } from '../../parts/programs/new-webhook-dialog.tsx'
import styles from '../../parts/account/settings-form.module.css'
import { WebhookPanel } from '../../parts/programs/webhook-panel.tsx'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'

/** Webhooks, and access to the tournament for other programs. */
export function ProgramsTab({ id }: TabProps) {
  const { data: webhooks } = useSuspenseQuery(webhookListQuery(id))
  const [isAdding, add] = useState(false)
  const button = <Button onClick={() => add(true)}>Add a webhook</Button>
  return (
    <div className={styles.sheet}>
      {webhooks.length === 0 ? (
        <Panel title="Webhooks">
          <EmptyState sentence="No program is told what happens here." button={button}>
            A webhook sends each draw, result and closed round to a program of yours within seconds.
          </EmptyState>
        </Panel>
      ) : (
        <>
          {webhooks.map((webhook) => (
            <WebhookPanel key={webhook.id} id={id} webhook={webhook} />
          ))}
          <div>{button}</div>
        </>
      )}
      <Panel title="Run this tournament from a program">
        <PanelBody>
          <p>
            Give a program an access token from{' '}
            <Link className={layout.link} to="/me/settings">
              your settings
            </Link>{' '}
            and see{' '}
            <Link className={layout.link} to="/api">
              the API
            </Link>
            .
          </p>
        </PanelBody>
      </Panel>
      {isAdding && <NewWebhookDialog id={id} onClose={() => add(false)} />}
    </div>
  )
}
