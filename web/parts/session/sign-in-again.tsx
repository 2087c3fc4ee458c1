import * as say from '#words/session.js'
import { T } from '../../ui/t.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import { loginPath } from '#core/addresses/return-path.ts'
import { forgetSession } from '../../api/session.ts'
import { waitingHere } from '../../offline/waiting-words.ts'
import type { WaitingChange } from '../../offline/queue.ts'
import { MessageBar } from '../../ui/message-bar.tsx'

/** For a user whose session has ended: how many changes wait on this device. The sign-in comes back to this page. */
export function SignInAgain({ changes }: { changes: readonly WaitingChange[] }) {
  const cache = useQueryClient()
  const { pathname } = useLocation()
  return (
    <MessageBar kind="bad">
      <T
        of={say.signedOut({
          // The login page sends away users who seem to be signed in.
          link: (text) => (
            <Link to={loginPath(pathname)} onClick={() => forgetSession(cache)}>
              {text}
            </Link>
          ),
          changes: waitingHere(changes),
        })}
      />
    </MessageBar>
  )
}
