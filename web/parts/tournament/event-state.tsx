import * as sayHead from '#words/eventHead.js'
import * as say from '#words/tournament.js'
import { courseOf } from '#core/snapshot/course.ts'
import { roundDays } from '#core/snapshot/schedule.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { useNow } from '../../hooks/use-now.ts'
import layout from '../../styles/layout.module.css'
import { useTimes } from '../../ui/time.tsx'
import { roundLabel, stageLabel } from './labels.ts'

/** `Round 7 of 9, 2 of 10 finished`; `7 of 9 rounds played, Round 8 on 2 Dec`; `Finished on 9 Dec, 9 rounds`. */
export function EventState({ snapshot, className }: { snapshot: Snapshot; className: string | undefined }) {
  const times = useTimes()
  const course = courseOf(snapshot, useNow())
  const { settings, round } = snapshot
  const dayOf = (number: number) => roundDays(snapshot)[number - 1] ?? null
  if (course.stage === 'round') {
    const of = course.matches.length
    return (
      <p className={className}>
        <span className="live-ring">
          <span className={layout.heard}>{say.live()}</span>
          {roundLabel(snapshot)}
        </span>
        {!course.hides && <span>{sayHead.finishedOf({ over: course.over, count: of })}</span>}
      </p>
    )
  }
  const { active, round: latest } = snapshot.hidden ?? snapshot
  if (course.stage === 'hidden' && active)
    return <p className={className}>{roundLabel({ ...snapshot, round: latest })}</p>
  if (course.stage !== 'break' && !active) {
    const last = dayOf(latest)
    return (
      <p className={className}>
        <span>{last === null ? say.finished() : sayHead.finishedOn({ date: times(last, 'date') })}</span>
        <span>{say.roundCount({ count: latest })}</span>
      </p>
    )
  }
  const played = course.stage === 'break' ? course.next - 1 : round
  if (played === 0)
    return (
      <p className={className}>
        <span>{stageLabel(snapshot, times)}</span>
      </p>
    )
  const start = course.stage === 'break' ? dayOf(course.next) : null
  return (
    <p className={className}>
      <span>
        {settings.totalRounds === null
          ? sayHead.roundsPlayed({ count: played })
          : sayHead.roundsPlayedOf({ played, count: settings.totalRounds })}
      </span>
      {course.stage === 'break' && start !== null && (
        <span className={layout.wide}>{sayHead.roundOn({ round: course.next, date: times(start, 'date') })}</span>
      )}
    </p>
  )
}
