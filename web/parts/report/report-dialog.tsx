import * as say from '#words/report.js'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { claimText } from '#core/changes/report-result.ts'
import { enteredResultRefusal } from '#core/match/entered-result.ts'
import { claimsOf, parseClaim, REPORTED_OUTCOMES, type ReportedResult } from '#core/match/reported-result.ts'
import { useMe } from '../../api/session.ts'
import { reportRequest } from '../../offline/calls.ts'
import { reportOutbox } from '../../offline/page-outboxes.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { notify } from '../../ui/notice.tsx'
import prompt from '../../ui/prompt.module.css'
import { OutcomeButtons } from '../desk/results/outcome-buttons.tsx'
import type { PairingFacts } from '../desk/results/pairing-facts.ts'
import { reportForm, resultOf, type DraftedResult } from './drafted-result.ts'
import { MatchReport } from './match-report.tsx'
import styles from './report.module.css'

export function ReportDialog({ pairing, onClose }: { pairing: PairingFacts; onClose: () => void }) {
  const { snapshot, settings, sides, facts, name } = pairing
  const claims = claimsOf(facts)
  const [draft, choose] = useState<DraftedResult>({})
  const form = reportForm(pairing, claims[0] && parseClaim(claims[0].claim), draft)
  const result = resultOf(form)
  const [invalid, setInvalid] = useState<string>()
  const by = useMe()?.username ?? ''
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (said: ReportedResult) =>
      reportOutbox(snapshot.id, by).change(snapshot, { request: reportRequest(pairing, said) }),
    onSuccess({ message, version }) {
      onClose()
      notify({ text: message })
      if (typeof version === 'number') void cache.invalidateQueries()
    },
  })
  const submit = () => {
    const refusal = !result
      ? say.chooseAResult()
      : 'boards' in result
        ? undefined
        : enteredResultRefusal(result, settings)
    setInvalid(refusal)
    if (result && refusal === undefined) mutate(result)
  }
  return (
    <Dialog title={say.reportResult()} onClose={onClose}>
      <form
        className={prompt.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>
          <bdi>{name}</bdi>
        </p>
        {claims.length > 0 && (
          <ul className={styles.claims} aria-label={say.reportedSoFar()}>
            {claims.map(({ by, claim }) => (
              <li key={by}>
                <bdi>{by === 'site' ? say.chessSite() : sides[by === 'w' ? 0 : 1]}</bdi>
                <b>{claimText(claim)}</b>
              </li>
            ))}
          </ul>
        )}
        {form.way === 'outcome' ? (
          <OutcomeButtons
            outcomes={REPORTED_OUTCOMES}
            chosen={form.outcome}
            onChoose={(outcome) => choose({ outcome })}
          />
        ) : (
          <MatchReport pairing={pairing} form={form} draft={draft} onDraft={choose} />
        )}
        {(invalid ?? error) && <MessageBar kind="bad">{invalid ?? error?.message}</MessageBar>}
        <p className={styles.hint}>{say.arbiterConfirms()}</p>
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" disabled={isPending}>
            {isPending ? say.sending() : say.reportResult()}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
