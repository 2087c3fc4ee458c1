import * as say from '#words/managePages.js'
import { T } from '../../ui/t.tsx'
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
  const button = <Button onClick={() => add(true)}>{say.addAWebhook()}</Button>
  return (
    <div className={styles.sheet}>
      {webhooks.length === 0 ? (
        <Panel title={say.webhooks()}>
          <EmptyState sentence={say.noWebhooks()} button={button}>
            {say.aWebhookSendsEachDraw()}
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
      <Panel title={say.runFromProgram()}>
        <PanelBody>
          <p>
            <T
              of={say.giveAProgramAnAccess({
                settings: (text) => (
                  <Link className={layout.link} to="/me/settings">
                    {text}
                  </Link>
                ),
                reference: (text) => (
                  <Link className={layout.link} to="/api">
                    {text}
                  </Link>
                ),
              })}
            />
          </p>
        </PanelBody>
      </Panel>
      {isAdding && <NewWebhookDialog id={id} onClose={() => add(false)} />}
    </div>
  )
}
