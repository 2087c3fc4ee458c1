import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { profilePath } from '#core/addresses/paths.ts'
import type { UserProfile } from '#core/people/profile.ts'
import { authenticateEmail } from '../../api/profile.ts'
import { useAct } from '../../hooks/use-act.ts'
import { navigate } from '../../navigation/navigate.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'

/** Where the link of a letter ends: it proves the address, then goes on to the accounts. */
export function Verify({ user }: { user: UserProfile }) {
  const cache = useQueryClient()
  const accounts = profilePath('@', user.username, 'accounts')
  const { run, fault } = useAct(authenticateEmail, () => {
    void cache.invalidateQueries()
    navigate(accounts, { replace: true })
  })
  const isUsed = useRef(false)
  useEffect(() => {
    if (isUsed.current) return
    isUsed.current = true
    void run(new URLSearchParams(location.search).get('code') ?? '')
  })
  return (
    <Panel title="Verify your email address">
      <PanelBody>
        {fault ? (
          <>
            <MessageBar kind="bad">{fault}</MessageBar>
            <p>
              <ButtonLink href={accounts}>To your accounts</ButtonLink>
            </p>
          </>
        ) : (
          <MessageBar>One moment …</MessageBar>
        )}
      </PanelBody>
    </Panel>
  )
}
