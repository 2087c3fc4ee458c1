import * as say from '#words/profilePages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Account, UserProfile } from '#core/rows/profile.ts'
import { userQueries } from '../../api/users.ts'
import { AccountRow } from '../../parts/account/account-row.tsx'
import { ChessComRow } from '../../parts/account/chess-com-row.tsx'
import { EmailRow } from '../../parts/account/email-row.tsx'
import { FacebookRow } from '../../parts/account/facebook-row.tsx'
import { LichessRow } from '../../parts/account/lichess-row.tsx'
import layout from '../../styles/layout.module.css'
import { Panel } from '../../ui/panel.tsx'
import styles from '../../parts/account/account-row.module.css'

const GROUPS: [title: () => string, none: () => string, has: (account: Account) => boolean][] = [
  [say.verifiedAccounts, say.noVerifiedAccountsYet, ({ verified }) => verified],
  [say.pendingVerification, say.noAccountsToVerify, ({ verified, canLink }) => !verified && !canLink],
  [say.availableAccounts, say.allAccountsLinked, ({ canLink }) => canLink],
]

/** The user's own accounts on other sites, grouped by how far they are verified. */
export function OwnAccounts({ user }: { user: UserProfile }) {
  const { data: accounts } = useSuspenseQuery(userQueries.accounts(user.username))
  return GROUPS.map(([title, none, has]) => {
    const members = accounts.filter(has)
    return (
      <Panel key={title()} title={<span className={layout.caps}>{title()}</span>} count={members.length}>
        {members.length === 0 && <p className={styles.none}>{none()}</p>}
        <ul className={styles.rows}>
          {members.map((account) => (
            <Row key={account.id} account={account} />
          ))}
        </ul>
      </Panel>
    )
  })
}

function Row({ account }: { account: Account }) {
  switch (account.id) {
    case 'email':
      return <EmailRow account={account} />
    case 'chessCom':
      return <ChessComRow account={account} />
    case 'lichess':
      return <LichessRow account={account} />
    case 'facebook':
      return <FacebookRow account={account} />
    default:
      return <AccountRow account={account} />
  }
}
