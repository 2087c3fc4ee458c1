import * as say from '#words/people.js'
import type { Account } from '#core/rows/profile.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHECK, EXTERNAL_LINK } from '../../ui/icons.ts'
import { Panel } from '../../ui/panel.tsx'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import { CHESSDOTCOM, LICHESS } from './brand-icons.ts'
import { MAIL } from './icons.ts'
import styles from './rows.module.css'

const MARKS: Partial<Record<Account['id'], { icon: string; filled: boolean }>> = {
  lichess: { icon: LICHESS, filled: true },
  chessCom: { icon: CHESSDOTCOM, filled: true },
  email: { icon: MAIL, filled: false },
}
const PLAIN = { icon: EXTERNAL_LINK, filled: false }

export function AccountList({ accounts }: { accounts: Account[] }) {
  if (accounts.length === 0) return null
  return (
    <Panel title={say.accounts()}>
      <ul className={styles.rows}>
        {accounts.map((account) => {
          const { icon, filled } = MARKS[account.id] ?? PLAIN
          const site = parseSafeUrl(account.link)
          return (
            <li key={account.id} title={account.name}>
              <Icon of={icon} filled={filled} />
              {site ? (
                <a href={site.href} rel="external noopener nofollow ugc me">
                  {account.username}
                </a>
              ) : (
                <span>{account.username}</span>
              )}
              {account.verified && (
                <span className={styles.end}>
                  <Icon of={CHECK} size={12} />
                  {say.verified()}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
