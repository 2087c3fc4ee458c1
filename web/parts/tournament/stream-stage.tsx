import * as say from '#words/tournament.js'
import { useState } from 'react'
import type { Stream } from '#core/tournament/stream.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { EXTERNAL_LINK, PLAY } from '../../ui/icons.ts'
import { MessageBar } from '../../ui/message-bar.tsx'
import still from './stream.module.css'
import styles from './stream-stage.module.css'

/** The permissions that players and chats need; top-level navigation is not among them. */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-modals',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
  'allow-storage-access-by-user-activation',
].join(' ')

/** Video and chat side by side. No request goes to the streaming site before the visitor presses play. */
export function StreamStage({ site, link, player, chat, title }: StreamStageProps) {
  const [playing, play] = useState(false)
  return (
    <div className={styles.stage}>
      <h2 className={styles.title}>{say.streamOn({ site })}</h2>
      <div className={classes(styles.screens, chat && styles.withChat)}>
        <div className={styles.video}>
          {playing ? (
            <Frame src={player} title={say.streamOfOn({ title, site })} />
          ) : (
            <Poster site={site} title={title} onPlay={() => play(true)} />
          )}
        </div>
        {chat && (
          <div className={styles.chat}>
            {playing ? (
              <Frame src={chat} title={say.chatOfOn({ title, site })} />
            ) : (
              <p>{say.chatOpensWithStream({ site })}</p>
            )}
          </div>
        )}
      </div>
      <div className={styles.below}>
        <MessageBar>{say.streamNotStarting({ site })}</MessageBar>
        <ButtonLink href={link} external>
          <Icon of={EXTERNAL_LINK} />
          {say.openOn({ site })}
        </ButtonLink>
      </div>
    </div>
  )
}

type StreamStageProps = Stream & { player: string; title: string }

const Frame = ({ src, title }: { src: string; title: string }) => (
  <iframe
    src={src}
    title={title}
    loading="lazy"
    referrerPolicy="strict-origin-when-cross-origin"
    sandbox={SANDBOX}
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    allowFullScreen
  />
)

function Poster({ site, title, onPlay }: { site: string; title: string; onPlay: () => void }) {
  return (
    <button type="button" className={classes(still.still, styles.poster)} onClick={onPlay}>
      <span className={still.play}>
        <Icon of={PLAY} size={20} filled />
      </span>
      <b>{title}</b>
      <small>{say.playsFromSite({ site })}</small>
    </button>
  )
}
