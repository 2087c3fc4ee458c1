import * as say from '#words/following.js'
import { T } from '../../ui/t.tsx'
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
      <Panel title={say.yourOtherDevices()}>
        <PanelBody>
          <p className={styles.hint}>{say.listOfAccount()}</p>
        </PanelBody>
      </Panel>
    )
  }
  if (secret === null) return null
  const link = `${location.origin}/following#${secret}`
  return (
    <Panel title={say.yourOtherDevices()}>
      <PanelBody>
        <div className={styles.body}>
          <p>
            <T of={say.openLinkThere({ link: (text) => <Link to={loginPath('/following')}>{text}</Link> })} />
          </p>
          {isShown ? (
            <>
              <QrCode link={link} className={styles.code} />
              <CopyButton text={link}>{say.copyLink()}</CopyButton>
              <p className={styles.hint}>{say.linkWarning()}</p>
            </>
          ) : (
            <Button small onClick={() => show(true)}>
              {say.showLink()}
            </Button>
          )}
        </div>
      </PanelBody>
    </Panel>
  )
}
