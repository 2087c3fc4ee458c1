import * as say from '#words/captains.js'
import { useState } from 'react'
import { MAX_POINTS_TEXT } from '#core/limits/event.ts'
import { MAX_GAME_LINK } from '#core/limits/links.ts'
import { claimText } from '#core/changes/report-result.ts'
import { claimsOf, isDisputed } from '#core/match/reported-result.ts'
import { hasResult, isForfeit, type Mini } from '#core/match/mini.ts'
import { linkApproval } from '#core/match/link-approval.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatPoints } from '#core/text/score.ts'
import { submitMini, type CaptainFixture } from '../../api/fixtures.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { parsePoints } from '../desk/results/parse-points.ts'
import styles from './captain.module.css'
import { useCaptainCall } from './use-captain-call.ts'

interface MiniFormsProps {
  snapshot: Snapshot
  id: string
  fixture: CaptainFixture
  nameOf: (team: number) => string
}

/** The matches of a fixture, each with its link and the points that a captain reports. */
export function MiniForms({ snapshot, id, fixture, nameOf }: MiniFormsProps) {
  const [pairing] = pairings(snapshot, fixture.round, [fixture.id])
  const { segments } = snapshot.settings
  return pairing?.minis?.map((mini, at) => (
    <MiniForm
      key={mini.k}
      mini={mini}
      label={segments[at]?.label ?? ''}
      snapshot={snapshot}
      id={id}
      fixture={fixture}
      nameOf={nameOf}
    />
  ))
}

function MiniForm({ mini, label, snapshot, id, fixture, nameOf }: MiniFormsProps & { mini: Mini; label: string }) {
  const { k, facts, points, outcome, ruling } = mini
  const { settings } = snapshot
  const approval = linkApproval(settings, false)
  const mayLink = approval === 'immediate' || approval === 'bothSides'
  const isDecided = ruling !== undefined || (hasResult(mini) && !facts.provisional)
  // Until a link is typed, the one that the match has is shown.
  const [typed, typeLink] = useState<string>()
  const link = typed ?? facts.link ?? ''
  const [texts, type] = useState(['', ''])
  const linking = useCaptainCall(id)
  const reporting = useCaptainCall(id)
  const result = parsePair(texts)
  // What is typed while a request runs stays.
  const send = (body: { link: string | null }) =>
    linking.mutate((key) => submitMini({ id: fixture.id, k, ...body }, key), {
      onSuccess: () => typeLink((now) => (now === typed ? undefined : now)),
    })
  const claims = claimsOf(facts).map(({ claim }) => claimText(claim))
  return (
    <section className={styles.part} aria-label={label}>
      <h3 className={styles.mini}>
        <bdi>{label}</bdi>{' '}
        {(points ?? isForfeit(outcome)) && <b dir="ltr">{points ? points.map(formatPoints).join('–') : outcome}</b>}
      </h3>
      {facts.provisional && <p className={styles.note}>{say.miniWaits()}</p>}
      {isDisputed(mini) && <MessageBar kind="warn">{say.miniDisputed({ claims: claims.join(', ') })}</MessageBar>}
      {mayLink && !isDecided && (
        <form
          className={styles.propose}
          onSubmit={(event) => {
            event.preventDefault()
            send({ link: link.trim() })
          }}
        >
          <Field
            label={say.miniLink()}
            inputMode="url"
            autoComplete="off"
            maxLength={MAX_GAME_LINK}
            value={link}
            onChange={(event) => typeLink(event.target.value)}
          />
          <div className={styles.acts}>
            <Button
              small
              type="submit"
              disabled={linking.isPending || link.trim() === '' || link.trim() === facts.link}
            >
              {say.saveMiniLink()}
            </Button>
            {facts.link !== undefined && (
              <Button small look="quiet" disabled={linking.isPending} onClick={() => send({ link: null })}>
                {say.removeMiniLink()}
              </Button>
            )}
          </div>
          {linking.error && <MessageBar kind="bad">{linking.error.message}</MessageBar>}
        </form>
      )}
      {settings.allowSelfSubmissions && !isDecided && (
        <form
          className={styles.propose}
          onSubmit={(event) => {
            event.preventDefault()
            if (result)
              reporting.mutate((key) => submitMini({ id: fixture.id, k, points: result }, key), {
                onSuccess: () => type((now) => (now === texts ? ['', ''] : now)),
              })
          }}
        >
          <div className={styles.pair}>
            {fixture.teams.map((team, at) => (
              <Field
                key={team}
                label={<bdi>{nameOf(team)}</bdi>}
                inputMode="decimal"
                autoComplete="off"
                maxLength={MAX_POINTS_TEXT}
                value={texts[at]}
                onChange={(event) => type(texts.with(at, event.target.value))}
              />
            ))}
          </div>
          <div className={styles.acts}>
            <Button small type="submit" disabled={reporting.isPending || !result}>
              {say.reportMini({ label })}
            </Button>
          </div>
          {reporting.error && <MessageBar kind="bad">{reporting.error.message}</MessageBar>}
        </form>
      )}
    </section>
  )
}

function parsePair(texts: readonly string[]): [number, number] | undefined {
  const [first, second] = texts.map(parsePoints)
  return first === undefined || second === undefined ? undefined : [first, second]
}
