import * as say from '#words/ask.js'
import * as sayCaptains from '#words/captains.js'
import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { tournamentPath } from '#core/addresses/paths.ts'
import { byeRefusal } from '#core/draw/bye-limits.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ask, askedQuery, type Ask, type AskedAnswer } from '../../api/asks.ts'
import { replaceAnswer } from '../../api/replace-answer.ts'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelFoot } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { OwnTeams } from '../line-up/own-teams.tsx'
import styles from './ask.module.css'

type AskerEntry = AskedAnswer['entries'][number]
type AskRow = AskerEntry['asked'][number]
type WishKind = 'half' | 'zero' | 'late' | 'withdraw'
type OpenAsk = AskRow & { kind: Exclude<AskRow['kind'], 'here'> }

const MOST_ROUNDS = 20
const WISHES: { value: WishKind; label: () => string }[] = [
  { value: 'half', label: say.halfPointBye },
  { value: 'zero', label: say.byeWithoutPoints },
  { value: 'late', label: say.illBeLate },
  { value: 'withdraw', label: say.withdrawChoice },
]

/** The reader's own entries: their requests to the arbiters, and a form for new ones. */
export function AskPanel({
  snapshot,
  id,
  className,
}: {
  snapshot: Snapshot
  id: string
  className?: string | undefined
}) {
  const { data } = useQuery(askedQuery(id))
  if (!data || data.entries.length === 0) return null
  return (
    <Panel title={data.entries.length === 1 ? say.yourEntry() : say.yourEntries()} className={className}>
      {data.entries.map((entry) => (
        <AskerEntry key={entry.no} snapshot={snapshot} id={id} entry={entry} rule={data.rule} />
      ))}
      {snapshot.settings.competitors === 'team' && (
        <PanelFoot>
          <Link to={tournamentPath(id, 'captain')}>{sayCaptains.goToMatches()}</Link>
        </PanelFoot>
      )}
      {snapshot.settings.competitors === 'team' && <OwnTeams snapshot={snapshot} id={id} entries={data.entries} />}
    </Panel>
  )
}

function AskerEntry({
  snapshot,
  id,
  entry,
  rule,
}: {
  snapshot: Snapshot
  id: string
  entry: AskerEntry
  rule: string
}) {
  const { no, name, asked } = entry
  const last = snapshot.settings.totalRounds ?? snapshot.round + MOST_ROUNDS
  const rounds = Array.from({ length: Math.max(0, last - snapshot.round) }, (_, at) => snapshot.round + 1 + at)
  const [round, choose] = useState(rounds[0])
  const [wish, setWish] = useState<WishKind>('half')
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Ask) => ask(id, body, crypto.randomUUID()),
    onSuccess: (after) => replaceAnswer(cache, askedQuery(id).queryKey, after),
  })
  const open = asked.filter((one): one is OpenAsk => one.round > snapshot.round && one.kind !== 'here')
  const next = snapshot.round + 1
  const isHere = asked.some(({ kind, round: of }) => kind === 'here' && of === next)
  const refusal = round !== undefined ? refusalOf(snapshot, { no, round, wish }) : undefined
  return (
    <div className={styles.entry}>
      <b>
        <bdi>{name}</bdi>
      </b>
      {round !== undefined && (
        <p className={styles.here}>
          {isHere ? (
            <>
              <span>{say.checkedIn({ round: next })}</span>
              <Button
                small
                look="quiet"
                disabled={isPending}
                onClick={() => mutate({ kind: 'here', no, round: next, isTakenBack: true })}
              >
                {say.undoCheckIn()}
              </Button>
            </>
          ) : (
            <Button small look="primary" disabled={isPending} onClick={() => mutate({ kind: 'here', no, round: next })}>
              {say.checkIn({ round: next })}
            </Button>
          )}
        </p>
      )}
      {open.length > 0 && (
        <ul aria-label={say.whatYouAskedFor()}>
          {open.map((one) => (
            <li key={`${one.kind} ${one.round}`}>
              <span>
                {askedText(one)} <small data-state={one.state}>{STATES[one.state]()}</small>
              </span>
              {one.state === 'waiting' && (
                <Button
                  small
                  look="quiet"
                  disabled={isPending}
                  onClick={() => mutate(askOf(no, one.round, wishOf(one), true))}
                >
                  {say.takeBackRequest()}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {round !== undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            mutate(askOf(no, round, wish))
          }}
        >
          <Select label={say.askFor()} value={wish} onChoose={setWish} choices={WISHES} />
          <Select
            label={wish === 'withdraw' ? say.fromRound() : say.inRound()}
            value={String(round)}
            onChoose={(chosen) => choose(Number(chosen))}
            choices={rounds.map((one) => ({ value: String(one), label: String(one) }))}
          />
          <Button small type="submit" disabled={isPending || refusal !== undefined}>
            {say.askTheArbiter()}
          </Button>
          <p>{refusal ?? rule}</p>
        </form>
      )}
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
    </div>
  )
}

const STATES = { waiting: say.waiting, granted: say.granted, refused: say.refused }

function refusalOf(snapshot: Snapshot, { no, round, wish }: { no: number; round: number; wish: WishKind }) {
  if (wish !== 'half' && wish !== 'zero') return undefined
  return byeRefusal(snapshot, { no, round, type: wish === 'half' ? 'H' : 'Z' })
}

function askOf(no: number, round: number, wish: WishKind, isTakenBack = false): Ask {
  if (wish === 'late' || wish === 'withdraw') return { kind: wish, no, round, isTakenBack }
  return { kind: 'bye', no, round, bye: wish === 'half' ? 'H' : 'Z', isTakenBack }
}

const wishOf = ({ kind, bye }: OpenAsk): WishKind => (kind === 'bye' ? (bye === 'H' ? 'half' : 'zero') : kind)

function askedText({ kind, round, bye }: OpenAsk): string {
  if (kind === 'late') return say.lateForRound({ round })
  if (kind === 'withdraw') return say.withdrawalFromRound({ round })
  return bye === 'H'
    ? say.halfPointByeInRound({ round })
    : bye === 'F'
      ? say.fullPointByeInRound({ round })
      : say.byeWithoutPointsInRound({ round })
}
