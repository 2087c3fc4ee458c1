import * as say from '#words/tournament.js'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { phase } from '#core/tournament/phase.ts'
import { parseStream } from '#core/tournament/stream.ts'
import { useOrigin } from '../../served.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PLAY, TV } from '../../ui/icons.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import styles from './stream.module.css'

/**
 * A still that links to the stream: to its page here, or to its own site when it can't be framed. Renders nothing
 * without a stream.
 */
export function Stream({ snapshot, id }: { snapshot: Snapshot; id: string }) {
  const origin = useOrigin()
  const url = parseSafeUrl(snapshot.settings.streamURL)
  if (!url) return null
  const { site, link, player, chat } = parseStream(url, new URL(origin).hostname)
  const here = player && tournamentPath(id, 'tv')
  const rel = 'external noopener nofollow ugc'
  const still = (
    <>
      {phase(snapshot) === 'live' && (
        <span className={styles.live}>
          <LiveBadge>{say.live()}</LiveBadge>
        </span>
      )}
      <span className={styles.play}>
        <Icon of={PLAY} size={20} filled />
      </span>
      <b>{snapshot.name}</b>
    </>
  )
  return (
    <Panel aria-label={say.stream()}>
      {here ? (
        <Link className={styles.still} to={here} tabIndex={-1} aria-hidden="true">
          {still}
        </Link>
      ) : (
        <a className={styles.still} href={link} rel={rel} tabIndex={-1} aria-hidden="true">
          {still}
        </a>
      )}
      <div className={styles.caption}>
        <div>
          <h2>{say.watchTheStream()}</h2>
          <p>{say.onSite({ site })}</p>
        </div>
        <ButtonLink href={here ?? link} external={!here}>
          <Icon of={TV} />
          {chat ? say.openWithChat() : say.openStream()}
        </ButtonLink>
      </div>
    </Panel>
  )
}
