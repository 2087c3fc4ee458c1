import * as say from '#words/ticker.js'
import { withLanguage } from '#core/addresses/with-language.ts'
import { matchPath, tournamentPath } from '#core/addresses/paths.ts'
import type { Course } from '#core/snapshot/course.ts'
import { distinctName } from '#core/snapshot/namesakes.ts'
import { competitorId, isByePairing, pairings } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { timeLeft, type TimeLeft } from '#core/text/time-left.ts'
import { momentOf } from '#core/text/start.ts'
import { placeText } from '#core/tournament/place-label.ts'
import { useHydrated } from '../../hooks/use-hydrated.ts'
import { useIsOwnEntry } from '../../hooks/use-is-own-entry.ts'
import { localPath } from '../../navigation/local-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CALENDAR } from '../../ui/icons.ts'
import { T } from '../../ui/t.tsx'
import { Time } from '../../ui/time.tsx'
import type { TickerProps } from './ticker.tsx'
import styles from './ticker.module.css'

interface BreakProps extends TickerProps {
  course: Extract<Course, { stage: 'break' }>
  now: number
}

/** The next round: its date in the reader’s time, how long until then, and the reader’s own pairing. */
export function Break({ snapshot, id, course: { next, start, isDrawn }, now }: BreakProps) {
  // Kept pages are older than their reader's clock.
  const isHydrated = useHydrated()
  const moment = momentOf(start)
  const left = isHydrated && moment !== undefined ? timeLeft(moment, now) : undefined
  return (
    <div className={styles.rest}>
      <span className={styles.when}>
        <T of={say.next({ b: (text) => <b>{text}</b>, round: say.round({ round: next }) })} />
        {start !== undefined && (
          <>
            {' · '}
            <Time at={start} as="plan" />
          </>
        )}
      </span>
      {start === undefined ? (
        <span>{say.dateUnknown()}</span>
      ) : (
        <span className={styles.count} data-device="">
          {left && leftText(left)}
        </span>
      )}
      {isDrawn && <Own snapshot={snapshot} round={next} />}
      <span className={styles.end}>
        {isDrawn ? (
          <ButtonLink small href={tournamentPath(id, 'pairings', next)}>
            {say.pairingsOut()}
          </ButtonLink>
        ) : (
          <ButtonLink
            small
            external
            download
            href={`/api/tournament/${encodeURIComponent(id)}/${withLanguage('calendar.ics')}`}
          >
            <Icon of={CALENDAR} size={14} />
            {say.calendar()}
          </ButtonLink>
        )}
      </span>
    </div>
  )
}

/** Days and hours from a day on, hours and minutes below, minutes in the last hour. */
function leftText({ days, hours, minutes }: TimeLeft): string {
  if (days > 0) return hours > 0 ? say.inDaysHours({ days, hours }) : say.inDays({ days })
  return hours > 0 ? say.inHoursMinutes({ hours, minutes }) : say.inMinutes({ minutes })
}

function Own({ snapshot, round }: { snapshot: Snapshot; round: number }) {
  const isOwn = useIsOwnEntry()
  const isOwnSide = (side: number) => side >= 0 && isOwn(competitorId(snapshot, side))
  const own = pairings(snapshot, round).find((one) => !isByePairing(one) && [one.white, one.black].some(isOwnSide))
  if (!own) return null
  const name = distinctName(snapshot, isOwnSide(own.white) ? own.white : own.black)
  return (
    <a className={styles.you} href={localPath(matchPath(own.id))}>
      <T of={say.youAt({ b: (text) => <b>{text}</b>, name, place: placeText(snapshot, own.board) })} />
    </a>
  )
}
