import { Link } from 'react-router-dom'
import { loginPath } from '#core/addresses/return-path.ts'
import { waitingHere } from '../../offline/waiting-words.ts'
import type { WaitingChange } from '../../offline/queue.ts'
import { MessageBar } from '../../ui/message-bar.tsx'

/** For a user whose session has ended: how many changes wait on this device. The sign-in comes back to this page. */
export const SignInAgain = ({ changes }: { changes: readonly WaitingChange[] }) => (
  <MessageBar kind="bad">
    You’re signed out.{' '}
    {/* Loading the login page checks the session; a link within the page would still believe in it. */}
    <Link reloadDocument to={loginPath(location.pathname)}>
      Sign in again
    </Link>
    : {waitingHere(changes)}
  </MessageBar>
)
