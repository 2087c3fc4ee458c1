import * as say from '#words/team.js'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './invited.module.css'

/** Users who haven't accepted their invitation yet. Only the team's admins see them. */
export function Invited({ usernames, busy, onWithdraw }: InvitedProps) {
  if (usernames.length === 0) return null
  return (
    <Panel title={say.invitedUsers()} count={usernames.length}>
      <ul className={styles.invited}>
        {usernames.map((username) => (
          <li key={username}>
            <b>{username}</b>
            <Button
              small
              look="quiet"
              disabled={busy}
              aria-label={say.withdrawInvitation({ username })}
              onClick={() => onWithdraw(username)}
            >
              {say.withdraw()}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface InvitedProps {
  usernames: string[]
  busy: boolean
  onWithdraw: (username: string) => void
}
