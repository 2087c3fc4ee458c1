import * as say from '#words/captains.js'
import * as sayCommon from '#words/common.js'
import { T } from '../../ui/t.tsx'
import { useState } from 'react'
import { MAX_STATEMENT } from '#core/limits/event.ts'
import { stateCase, type CaptainFixture } from '../../api/fixtures.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Time } from '../../ui/time.tsx'
import { useCaptainCall } from './use-captain-call.ts'
import styles from './captain.module.css'

interface MatchCaseProps {
  id: string
  fixture: CaptainFixture
  nameOf: (team: number) => string
}

/** What both captains say about a disputed result, and protests. */
export function MatchCase({ id, fixture, nameOf }: MatchCaseProps) {
  const { statements, isDisputed, protesting, protestUntil } = fixture
  const [isOpen, open] = useState(false)
  const kind = isDisputed ? 'report' : 'protest'
  const own = statements.find((one) => one.by === fixture.teams[fixture.own] && one.kind === kind && !one.ruling)
  const mayWrite = isDisputed || protesting === null
  if (statements.length === 0 && !mayWrite) return null
  return (
    <div className={styles.part}>
      {isDisputed && <MessageBar kind="warn">{say.reportsDiffer()}</MessageBar>}
      <Statements statements={statements} nameOf={nameOf} />
      {mayWrite &&
        (isOpen || (isDisputed && !own) ? (
          <StatementForm id={id} fixture={fixture} kind={kind} before={own?.text ?? ''} onDone={() => open(false)} />
        ) : (
          <div className={styles.acts}>
            <Button small onClick={() => open(true)}>
              {isDisputed ? say.changeStatement() : own ? say.changeProtest() : say.protest()}
            </Button>
            {!isDisputed && protestUntil !== null && (
              <span className={styles.note}>
                <T of={say.protestUntil({ time: <Time at={protestUntil} as="plan" /> })} />
              </span>
            )}
          </div>
        ))}
    </div>
  )
}

export function Statements({
  statements,
  nameOf,
}: Pick<CaptainFixture, 'statements'> & Pick<MatchCaseProps, 'nameOf'>) {
  if (statements.length === 0) return null
  return (
    <ul className={styles.statements} aria-label={say.statements()}>
      {statements.map(({ by, kind, text, madeAt, ruling }) => (
        <li key={`${by} ${madeAt}`}>
          <small>
            <bdi>{nameOf(by)}</bdi> · {kind === 'protest' ? say.protestKind() : say.reportKind()} ·{' '}
            <Time at={madeAt} as="moment" />
            {ruling && <b>{ruling === 'upheld' ? say.upheld() : say.dismissed()}</b>}
          </small>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ul>
  )
}

interface StatementFormProps {
  id: string
  fixture: CaptainFixture
  kind: 'report' | 'protest'
  before: string
  onDone: () => void
}

function StatementForm({ id, fixture, kind, before, onDone }: StatementFormProps) {
  const [text, setText] = useState(before)
  const call = useCaptainCall(id)
  const { round, no } = fixture
  return (
    <form
      className={styles.propose}
      onSubmit={(event) => {
        event.preventDefault()
        call.mutate((key) => stateCase(id, { round, no, kind, text }, key), { onSuccess: onDone })
      }}
    >
      <TextField
        label={kind === 'report' ? say.whatHappened() : say.whyProtest()}
        hint={say.readByBoth()}
        rows={3}
        required
        maxLength={MAX_STATEMENT}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.acts}>
        <Button small look="primary" type="submit" disabled={call.isPending || text.trim() === '' || text === before}>
          {say.sendStatement()}
        </Button>
        <Button small look="quiet" onClick={onDone}>
          {sayCommon.cancel()}
        </Button>
      </div>
      {call.error && <MessageBar kind="bad">{call.error.message}</MessageBar>}
    </form>
  )
}
