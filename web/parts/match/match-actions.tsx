import { Suspense, useState } from 'react'
import { timeOf } from '#core/people/entry.ts'
import { useMe } from '../../api/session.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_DOWN, CHEVRON_UP } from '../../ui/icons.ts'
import { Live } from '../../ui/live.tsx'
import { AddGameLink, mayAdd, mayRemove, RemoveGameLink } from '../game-link/link-acts.tsx'
import { BELL_PLUS } from '../people/icons.ts'
import { outside } from '../tournament/outside.ts'
import { resultWord } from './card-words.ts'
import type { MatchCardProps } from './match-card.tsx'
import { saveReminder } from './reminder.ts'
import styles from './match-card.module.css'

const ReminderDialog = lazyView(async () => (await import('../reminder/reminder-dialog.tsx')).ReminderDialog)

/** How the match stands for whose card it is, and what a reader can do about it. */
export function MatchActions(props: MatchCardProps) {
  return (
    <div className={styles.acts}>
      <Standing {...props} />
      <span className={styles.ways}>
        <Reminder {...props} />
        <Way {...props} />
      </span>
    </div>
  )
}

function Standing({ card }: MatchCardProps) {
  if (card.aborted) return <span className={styles.word}>Aborted</span>
  if (card.status === 'live') return <Live>Live</Live>
  const word = resultWord(card)
  if (word) return <span className={classes(styles.result, styles[word])}>{word}</span>
  return card.isFinished ? <span className={styles.word}>Finished</span> : null
}

/** Before the start one can be reminded of it: who is signed in here, everybody by their calendar. */
function Reminder({ card, now }: MatchCardProps) {
  const me = useMe()
  const [isOpen, open] = useState(false)
  const start = timeOf(card)
  if (card.isFinished || card.aborted || start === null || start <= now) return null
  return (
    <>
      <Button look="quiet" small onClick={() => (me ? open(true) : saveReminder(card, start))}>
        <Icon of={BELL_PLUS} size={14} />
        Set reminder
      </Button>
      {isOpen && (
        <Suspense>
          <ReminderDialog card={card} start={start} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The way to the games: their scores when the match is over, else where it is played. */
function Way({ card, open, onToggle }: MatchCardProps) {
  const me = useMe()
  const site = outside(card.link)
  if (!site)
    return mayAdd(card, me) ? <AddGameLink card={card} /> : <span className={styles.none}>No game link added</span>
  if (card.isFinished) {
    return (
      <Button look="quiet" small aria-expanded={open} onClick={() => onToggle(card.id)}>
        <Icon of={open ? CHEVRON_UP : CHEVRON_DOWN} size={14} />
        Scores
      </Button>
    )
  }
  const isLive = card.status === 'live'
  return (
    <>
      <ButtonLink
        look={isLive ? 'primary' : 'quiet'}
        small
        external
        href={site.href}
        rel="external noopener nofollow ugc"
      >
        Join game
      </ButtonLink>
      {mayRemove(card, me) && <RemoveGameLink card={card} />}
    </>
  )
}
