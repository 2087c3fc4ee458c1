import { useState } from 'react'
import { Link } from 'react-router-dom'
import { loginPath } from '#core/addresses/return-path.ts'
import { Button } from '../../ui/button.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { QrCode } from '../print/qr-code.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './following.module.css'
import { useFollowState } from './use-follow-state.ts'

/**
 * Shares the list with the user's other devices: by the account, or by a link whose secret is in the hash, which
 * browsers don't send.
 */
export function ListLink() {
  const { secret, isAccount } = useFollowState()
  const [isShown, show] = useState(false)
  if (isAccount) {
    return (
      <Panel title="Your other devices">
        <PanelBody>
          <p className={styles.hint}>What you follow belongs to your account. Sign in there to see it.</p>
        </PanelBody>
      </Panel>
    )
  }
  if (secret === null) return null
  const link = `${location.origin}/following#${secret}`
  return (
    <Panel title="Your other devices">
      <PanelBody>
        <div className={styles.body}>
          <p>
            Open a link there, or <Link to={loginPath('/following')}>sign in</Link> to keep the list in your account.
          </p>
          {isShown ? (
            <>
              <QrCode link={link} className={styles.code} />
              <CopyButton text={link}>Copy link</CopyButton>
              <p className={styles.hint}>Whoever opens this link can read and change this list.</p>
            </>
          ) : (
            <Button small onClick={() => show(true)}>
              Show link
            </Button>
          )}
        </div>
      </PanelBody>
    </Panel>
  )
}
