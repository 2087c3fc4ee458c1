import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#core/people/profile.ts'
import { lichessAddress, linkLichess, updateFromLichess } from '../../api/profile.ts'
import { useAct } from '../../hooks/use-act.ts'
import { navigate } from '../../navigation/navigate.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { AccountRow } from './account-row.tsx'

const DENIED = 'Lichess was not allowed to say who you are.'

/** The own account at Lichess: linked by signing in there. */
export function LichessRow({ account }: { account: Account }) {
  const cache = useQueryClient()
  const done = () => void cache.invalidateQueries()
  const going = useAct(lichessAddress, ({ url }) => location.assign(url))
  const linking = useAct(linkLichess, done)
  const update = useAct(updateFromLichess, done)
  const denied = useReturn(linking.run)
  const fault = going.fault ?? linking.fault ?? update.fault ?? (denied && DENIED)
  const message = linking.answer?.message ?? update.answer?.message
  return (
    <AccountRow account={account}>
      {account.canLink ? (
        <p>
          <Button small disabled={going.busy || linking.busy} onClick={() => void going.run(undefined)}>
            Link at Lichess
          </Button>
        </p>
      ) : (
        <p>
          <Button small disabled={update.busy} onClick={() => void update.run(undefined)}>
            Update from Lichess
          </Button>
        </p>
      )}
      {fault && <MessageBar kind="bad">{fault}</MessageBar>}
      {message && <MessageBar kind="ok">{message}</MessageBar>}
    </AccountRow>
  )
}

/** Who comes back from Lichess brings a code along, which is used once and taken out of the address; true when it said no. */
function useReturn(link: (given: { code: string; state: string }) => Promise<void>): boolean {
  const [query] = useState(() => new URLSearchParams(location.search))
  const isUsed = useRef(false)
  const [code, state] = [query.get('code'), query.get('state')]
  useEffect(() => {
    if (isUsed.current || !code || !state) return
    isUsed.current = true
    navigate(location.pathname, { replace: true })
    void link({ code, state })
  })
  return query.has('error')
}
