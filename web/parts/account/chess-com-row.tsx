import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '#core/people/profile.ts'
import { linkChessCom, proofOfChessCom, verifyChessCom } from '../../api/profile.ts'
import { useAct } from '../../hooks/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { AccountRow } from './account-row.tsx'

/** The own account at the chess site: linked by its name, proven by a code in its profile. */
export function ChessComRow({ account }: { account: Account }) {
  const cache = useQueryClient()
  const done = () => void cache.invalidateQueries()
  const linking = useAct(linkChessCom, done)
  const proof = useAct(proofOfChessCom)
  const check = useAct(verifyChessCom, done)
  const fault = linking.fault ?? proof.fault ?? check.fault
  return (
    <AccountRow account={account}>
      {account.canLink && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void linking.run(String(new FormData(event.currentTarget).get('username')))
          }}
        >
          <Field label="Username at Chess.com" name="username" autoCapitalize="none" spellCheck={false} />
          <Button type="submit" disabled={linking.busy}>
            Link
          </Button>
        </form>
      )}
      {!account.canLink && !account.verified && !proof.answer && (
        <p>
          <Button small disabled={proof.busy} onClick={() => void proof.run(undefined)}>
            Get a code
          </Button>
        </p>
      )}
      {proof.answer && !account.verified && (
        <>
          <p>
            Put this code into your profile at Chess.com, as location or status, save it there, and come back: <br />
            <code>{proof.answer.token}</code>
          </p>
          <p>
            <Button small look="primary" disabled={check.busy} onClick={() => void check.run(undefined)}>
              It is there
            </Button>
          </p>
        </>
      )}
      {fault && <MessageBar kind="bad">{fault}</MessageBar>}
    </AccountRow>
  )
}
