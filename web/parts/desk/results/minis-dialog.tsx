import * as say from '#words/minisView.js'
import { useState } from 'react'
import { MAX_POINTS_TEXT, MAX_REASON } from '#core/limits/event.ts'
import { MAX_GAME_LINK } from '#core/limits/links.ts'
import type { EnteredOutcome, EnteredResult } from '#core/match/entered-result.ts'
import { RULING_KINDS, type Mini, type RulingKind } from '#core/match/mini.ts'
import { formatPoints } from '#core/text/score.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import prompt from '../../../ui/prompt.module.css'
import { Select } from '../../../ui/select.tsx'
import { useMiniActs } from './mini-acts.ts'
import { OutcomeButtons } from './outcome-buttons.tsx'
import type { PairingFacts } from './pairing-facts.ts'
import { parsePoints } from './parse-points.ts'
import { reasonNotice } from './reason-notice.ts'
import results from './result-dialog.module.css'
import styles from './minis-dialog.module.css'

const FORFEITS = ['+-', '-+', '--'] as const
type EntryKind = RulingKind | 'entry'
const KINDS: Record<EntryKind, () => string> = {
  entry: say.kindEntry,
  score: say.kindScore,
  fairPlay: say.kindFairPlay,
  forfeit: say.kindForfeit,
  annulled: say.kindAnnulled,
}

/** Links and results of the matches of a fixture, and decisions about them. Each match is saved on its own. */
export function MinisDialog({ pairing, onClose }: { pairing: PairingFacts; onClose: () => void }) {
  return (
    <Dialog title={say.title()} wide onClose={onClose}>
      <p>
        <bdi>{pairing.name}</bdi>
      </p>
      {pairing.minis.map((mini) => (
        <MiniForm key={mini.k} pairing={pairing} mini={mini} />
      ))}
    </Dialog>
  )
}

/** The fields that the director has edited. The others show the match as it is, whose score may change meanwhile. */
interface MiniDraft {
  link?: string
  texts?: string[]
  /** null: no forfeit. */
  chosen?: EnteredOutcome | null
  kind?: EntryKind
  reason?: string
}

function MiniForm({ pairing, mini }: { pairing: PairingFacts; mini: Mini }) {
  const { k, points, outcome, facts, ruling } = mini
  const label = pairing.settings.segments[k - 1]?.label ?? ''
  const [draft, setDraft] = useState<MiniDraft>({})
  const set = (change: MiniDraft): void => setDraft({ ...draft, ...change })
  const {
    link = facts.link ?? '',
    texts = points ? points.map(formatPoints) : ['', ''],
    chosen = FORFEITS.find((one) => one === outcome) ?? null,
    kind = 'entry',
    reason = '',
  } = draft
  const [invalid, setInvalid] = useState<string>()
  const { save, isPending, error } = useMiniActs(pairing, k, () => setDraft({}))
  const isRuling = kind !== 'entry'
  const submit = () => {
    const result = chosen ? { outcome: chosen } : pointsOf(texts)
    const isBlank = !chosen && texts.every((text) => text.trim() === '')
    const newLink = link.trim() === (facts.link ?? '') ? undefined : link.trim() || null
    if (isRuling && !reason.trim()) return setInvalid(say.enterReason())
    if (kind === 'annulled') return save({ ruling: { kind, reason: reason.trim() } })
    if (!result && (isRuling || !isBlank)) return setInvalid(say.enterPointsOrForfeit())
    if (isRuling) return save({ result: result!, ruling: { kind, reason: reason.trim() } })
    const isSame = !chosen && points && String(texts) === String(points.map(formatPoints))
    return save({
      ...(newLink !== undefined && { link: newLink }),
      ...(result && !isSame && { result }),
    })
  }
  return (
    <form
      className={`${prompt.form} ${styles.match}`}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setInvalid(undefined)
        submit()
      }}
    >
      <h3>
        <bdi>{label}</bdi>
      </h3>
      <Field
        label={say.linkField()}
        type="url"
        value={link}
        maxLength={MAX_GAME_LINK}
        autoComplete="off"
        onChange={(event) => set({ link: event.target.value })}
      />
      <Select
        label={say.thisIs()}
        value={kind}
        onChoose={(next) => set({ kind: next })}
        choices={(['entry', ...RULING_KINDS] as const).map((value) => ({ value, label: KINDS[value]() }))}
      />
      {kind !== 'annulled' && (
        <>
          <div className={results.points}>
            {pairing.sides.map((side, at) => (
              <Field
                key={at}
                label={<bdi>{side}</bdi>}
                inputMode="decimal"
                autoComplete="off"
                value={texts[at] ?? ''}
                maxLength={MAX_POINTS_TEXT}
                onChange={(event) => set({ chosen: null, texts: texts.with(at, event.target.value) })}
              />
            ))}
          </div>
          <OutcomeButtons
            outcomes={FORFEITS}
            chosen={chosen ?? undefined}
            onChoose={(one) => set({ chosen: one === chosen ? null : one })}
          />
        </>
      )}
      {isRuling && (
        <Field
          label={say.reason()}
          hint={reasonNotice()}
          value={reason}
          maxLength={MAX_REASON}
          autoComplete="off"
          onChange={(event) => set({ reason: event.target.value })}
        />
      )}
      {(invalid ?? error) && <MessageBar kind="bad">{invalid ?? error}</MessageBar>}
      <div className={styles.buttons}>
        {ruling && (
          <Button disabled={isPending} onClick={() => save({ ruling: null })}>
            {say.takeBack()}
          </Button>
        )}
        <Button type="submit" look="primary" disabled={isPending}>
          {say.saveMatch({ label })}
        </Button>
      </div>
    </form>
  )
}

function pointsOf(texts: string[]): EnteredResult | undefined {
  const [white, black] = texts.map(parsePoints)
  return white === undefined || black === undefined ? undefined : { points: [white, black] }
}
