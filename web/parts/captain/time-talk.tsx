import * as say from '#words/captains.js'
import { T } from '../../ui/t.tsx'
import { useState } from 'react'
import { openProposal } from '#core/snapshot/fixture-talk.ts'
import { answerTime, proposeTime, type CaptainFixture } from '../../api/fixtures.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Time } from '../../ui/time.tsx'
import { ProposeForm } from './propose-form.tsx'
import { useCaptainCall } from './use-captain-call.ts'
import { ZonedTime } from './zoned-time.tsx'
import styles from './captain.module.css'

interface TimeTalkProps {
  id: string
  fixture: CaptainFixture
  zone: string | null
  nameOf: (team: number) => string
}

/** The start of a match, and how both captains agree on another one. */
export function TimeTalk({ id, fixture, zone, nameOf }: TimeTalkProps) {
  const { round, no, window, agreeing, proposals, start, startBy } = fixture
  const [isOpen, open] = useState(false)
  const match = { round, no }
  const call = useCaptainCall(id)
  const offer = openProposal({ proposals })
  const isOwn = offer?.by === fixture.teams[fixture.own]
  const mayAgree = agreeing === null && window !== null
  return (
    <div className={styles.part}>
      <p>
        {start === null ? say.noStart() : <T of={STARTS[startBy]({ time: <ZonedTime at={start} zone={zone} /> })} />}
      </p>
      {mayAgree && (
        <p className={styles.note}>
          <T
            of={say.window({
              from: <Time at={window.from} as="plan" />,
              until: <Time at={window.until} as="plan" />,
              by: <Time at={window.agreeBy} as="plan" />,
            })}
          />
        </p>
      )}
      {offer && (
        <div className={styles.offer}>
          <b>{isOwn ? say.youOffer() : say.theyOffer({ team: nameOf(offer.by) })}</b>
          <ul>
            {offer.times.map((at) => (
              <li key={at}>
                <ZonedTime at={at} zone={zone} />
                {!isOwn && mayAgree && (
                  <Button
                    small
                    look="primary"
                    disabled={call.isPending}
                    onClick={() => call.mutate((key) => answerTime(id, { ...match, at }, key))}
                  >
                    {say.takeTime()}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOpen && mayAgree ? (
        <ProposeForm
          window={window}
          zone={zone}
          isBusy={call.isPending}
          onClose={() => open(false)}
          onSend={(times) =>
            call.mutate((key) => proposeTime(id, { ...match, times }, key), { onSuccess: () => open(false) })
          }
        />
      ) : (
        <div className={styles.acts}>
          {mayAgree && (
            <Button small onClick={() => open(true)}>
              {offer && !isOwn ? say.offerOthers() : say.offerTimes()}
            </Button>
          )}
          {offer && (
            <Button
              small
              look="quiet"
              disabled={call.isPending}
              onClick={() =>
                call.mutate((key) =>
                  isOwn ? proposeTime(id, { ...match, times: [] }, key) : answerTime(id, { ...match, at: null }, key),
                )
              }
            >
              {isOwn ? say.withdraw() : say.noneOfThese()}
            </Button>
          )}
        </div>
      )}
      {call.error && <MessageBar kind="bad">{call.error.message}</MessageBar>}
      <PastProposals {...{ proposals, nameOf, zone }} />
    </div>
  )
}

const STARTS = {
  round: say.startsWithRound,
  captains: say.startsAsAgreed,
  director: say.startsAsSet,
  site: say.startsAtSite,
}
const ANSWERS = {
  taken: say.wasTaken,
  declined: say.wasDeclined,
  countered: say.wasCountered,
  withdrawn: say.wasWithdrawn,
  lapsed: say.wasLapsed,
}

/** Proposals that were answered, the newest first. */
function PastProposals({
  proposals,
  nameOf,
  zone,
}: Pick<CaptainFixture, 'proposals'> & Pick<TimeTalkProps, 'nameOf' | 'zone'>) {
  const past = proposals.filter(({ answer }) => answer !== undefined).toReversed()
  if (past.length === 0) return null
  return (
    <details className={styles.past}>
      <summary>{say.earlierProposals({ count: past.length })}</summary>
      <ul>
        {past.map(({ by, times, madeAt, answer }) => (
          <li key={madeAt}>
            <span>
              <bdi>{nameOf(by)}</bdi>, <Time at={madeAt} as="moment" />
            </span>
            <span>
              {times.map((at) => (
                <ZonedTime key={at} at={at} zone={zone} />
              ))}
            </span>
            <small>{ANSWERS[answer!]()}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}
