import * as sayDecided from '#words/decided.js'
import * as say from '#words/match.js'
import { Suspense, useState } from 'react'
import { startOf } from '#core/rows/entry-slice.ts'
import { isAhead, momentOf } from '#core/text/start.ts'
import { versus } from '#core/text/versus.ts'
import { useMe } from '../../api/session.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CHEVRON_DOWN, CHEVRON_UP } from '../../ui/icons.ts'
import { LiveBadge } from '../../ui/live-badge.tsx'
import { useDirects } from '../../hooks/use-directs.ts'
import { PairingMenu } from '../desk/results/menu.ts'
import { AddGameLink, mayAddLink, mayRemoveLink, RemoveGameLink } from '../game-link/link-buttons.tsx'
import { ReportButton } from '../report/report.ts'
import { BELL_PLUS } from '../people/icons.ts'
import { parseSafeUrl } from '../../ui/safe-url.ts'
import { RESULT_LABELS, resultLabel } from './result-labels.ts'
import type { MatchCardProps } from './match-card.tsx'
import { saveReminder } from './reminder.ts'
import { outcomeClass } from './outcome-class.ts'
import styles from './match-card.module.css'

const ReminderDialog = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('../reminder/reminder-dialog.tsx')).ReminderDialog,
  { edge: false },
)

export function MatchActions(props: MatchCardProps) {
  const { id, tournamentId, w, b } = props.match
  const directed = useDirects(tournamentId)
  return (
    <div className={styles.acts}>
      <MatchStatus {...props} />
      <span className={styles.ways}>
        <Reminder {...props} />
        <Report {...props} />
        <GamesLink {...props} />
        {directed && (
          <Suspense>
            <PairingMenu id={id} name={versus(w, b)} />
          </Suspense>
        )}
      </span>
    </div>
  )
}

function MatchStatus({ match }: MatchCardProps) {
  if (match.aborted) return <span className={styles.word}>{say.aborted()}</span>
  if (match.status === 'live') return <LiveBadge>{match.won ? sayDecided.decided() : say.live()}</LiveBadge>
  const word = resultLabel(match)
  if (word) return <span className={outcomeClass(word, styles.result)}>{RESULT_LABELS[word]()}</span>
  return match.isFinished ? <span className={styles.word}>{say.finished()}</span> : null
}

/** Offers a reminder before the start: on the site for signed-in users, as a calendar file for all others. */
function Reminder({ match, now }: MatchCardProps) {
  const me = useMe()
  const [isOpen, open] = useState(false)
  const start = startOf(match)
  if (match.isFinished || match.aborted || start === null || !isAhead(start, now)) return null
  const moment = momentOf(start)
  return (
    <>
      <Button look="quiet" small onClick={() => (me && moment !== undefined ? open(true) : saveReminder(match, start))}>
        <Icon of={BELL_PLUS} size={14} />
        {say.setReminder()}
      </Button>
      {isOpen && moment !== undefined && (
        <Suspense>
          <ReminderDialog match={match} start={moment} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}

function Report({ match }: MatchCardProps) {
  const own = useMe()?.managedEntries ?? []
  const isTheirs = own.includes(match.idW) || own.includes(match.idB)
  if (!match.tournament.selfReports || !isTheirs || match.aborted) return null
  return (
    <Suspense>
      <ReportButton id={match.id} />
    </Suspense>
  )
}

/** Opens the game scores of a finished match; before that it links to the chess site. */
function GamesLink({ match, open, onToggle }: MatchCardProps) {
  const me = useMe()
  const site = parseSafeUrl(match.link)
  if (!site)
    return mayAddLink(match, me) ? (
      <AddGameLink match={match} />
    ) : (
      <span className={styles.none}>{say.noGameLinkAdded()}</span>
    )
  if (match.isFinished) {
    return (
      <Button look="quiet" small aria-expanded={open} onClick={() => onToggle(match.id)}>
        <Icon of={open ? CHEVRON_UP : CHEVRON_DOWN} size={14} />
        {say.scores()}
      </Button>
    )
  }
  const isLive = match.status === 'live'
  // The games of a match whose result is hidden are over, and those of an aborted one are not played.
  if (match.aborted || match.status === 'hidden') return null
  return (
    <>
      <ButtonLink
        look={isLive ? 'primary' : 'quiet'}
        small
        external
        href={site.href}
        rel="external noopener nofollow ugc"
      >
        {say.joinGameLink()}
      </ButtonLink>
      {mayRemoveLink(match, me) && <RemoveGameLink match={match} />}
    </>
  )
}
