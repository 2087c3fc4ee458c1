import * as say from '#words/profilePages.js'
import { useEffect, useRef } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { profilePath } from '#core/addresses/paths.ts'
import type { UserProfile } from '#core/rows/profile.ts'
import { authenticateEmail } from '../../api/profile.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'

/** Target of the link in a verification mail: verifies the address, then opens the accounts. */
export function Verify({ user }: { user: UserProfile }) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const accounts = profilePath('@', user.username, 'accounts')
  const { mutate, error } = useMutation({
    mutationFn: authenticateEmail,
    onSuccess() {
      void cache.invalidateQueries()
      void navigate(accounts, { replace: true })
    },
  })
  const isUsed = useRef(false)
  useEffect(() => {
    if (isUsed.current) return
    isUsed.current = true
    mutate(new URLSearchParams(location.search).get('code') ?? '')
  })
  return (
    <Panel title={say.verifyEmail()}>
      <PanelBody>
        {error ? (
          <>
            <MessageBar kind="bad">{error.message}</MessageBar>
            <p>
              <ButtonLink href={accounts}>{say.goToYourAccounts()}</ButtonLink>
            </p>
          </>
        ) : (
          <MessageBar>{say.oneMoment()}</MessageBar>
        )}
      </PanelBody>
    </Panel>
  )
}
