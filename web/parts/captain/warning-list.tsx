import * as say from '#words/captains.js'
import { T } from '../../ui/t.tsx'
import { joinAnd } from '#core/text/join-and.ts'
import type { CaptainFixture } from '../../api/fixtures.ts'
import { Icon } from '../../ui/icon.tsx'
import { TRIANGLE_ALERT } from '../../ui/icons.ts'
import { Time } from '../../ui/time.tsx'
import styles from './captain.module.css'

/** What a captain should see to before a match. */
export function WarningList({ warnings }: Pick<CaptainFixture, 'warnings'>) {
  if (warnings.length === 0) return null
  return (
    <ul className={styles.warnings} aria-label={say.warnings()}>
      {warnings.map((warning, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- warnings have no identity
        <li key={at}>
          <Icon of={TRIANGLE_ALERT} size={16} />
          <span>
            <WarningText {...warning} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** One warning as a sentence. */
export function WarningText(warning: CaptainFixture['warnings'][number]) {
  switch (warning.kind) {
    case 'noTime':
      return <T of={say.noTimeYet({ time: <Time at={warning.until} as="plan" /> })} />
    case 'noLink':
      return <T of={say.noLinkYet({ time: <Time at={warning.startsAt} as="plan" /> })} />
    case 'noLineUp':
      return <T of={say.noLineUpYet({ time: <Time at={warning.due} as="plan" /> })} />
    case 'fewSignUps':
      return (
        <T
          of={say.fewSignUps({
            has: warning.has,
            needs: warning.needs,
            time: <Time at={warning.startsAt} as="plan" />,
          })}
        />
      )
    case 'fewerThanOther':
      return say.fewerThanOther({ has: warning.has, other: warning.other })
    case 'ratingGap':
      return say.ratingGap({ points: warning.points })
    case 'timeoutRisk':
      return say.timeoutRisk({
        risk: warning.risk,
        count: warning.usernames.length,
        names: joinAnd(warning.usernames),
      })
  }
}
