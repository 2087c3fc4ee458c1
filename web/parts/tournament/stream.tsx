import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PLAY, TV } from '../../ui/icons.ts'
import { Live } from '../../ui/live.tsx'
import { Panel } from '../../ui/panel.tsx'
import { outside } from './outside.ts'
import styles from './stream.module.css'

/** A still that leads to the stream at its own site; nothing when there is none. */
export function Stream({ link, title, live }: { link: string | null; title: string; live: boolean }) {
  const url = outside(link)
  if (!url) return null
  const site = url.hostname.replace(/^www\./, '')
  const rel = 'external noopener nofollow ugc'
  return (
    <Panel aria-label="Stream">
      <a className={styles.still} href={url.href} rel={rel} tabIndex={-1} aria-hidden="true">
        {live && (
          <span className={styles.live}>
            <Live>Live</Live>
          </span>
        )}
        <span className={styles.play}>
          <Icon of={PLAY} size={20} filled />
        </span>
        <b>{title}</b>
      </a>
      <div className={styles.caption}>
        <div>
          <h2>Watch the stream</h2>
          <p>On {site}</p>
        </div>
        <ButtonLink href={url.href} external>
          <Icon of={TV} />
          Open stream
        </ButtonLink>
      </div>
    </Panel>
  )
}
