import * as say from '#words/festivalEntry.js'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ownEntryPath } from '#core/addresses/festival-paths.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { MAX_ENTRY_NOTE } from '#core/limits/festival.ts'
import { MAX_EMAIL } from '#core/limits/profile.ts'
import { formatMoney } from '#core/prizes/money.ts'
import type { FestivalAnswer } from '#core/rows/festival-rows.ts'
import { enterFestival } from '../../api/festival-entry.ts'
import { useLeaveQuestion } from '../../navigation/use-unsaved-input.tsx'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { chosenSections } from './chosen-sections.ts'
import joined from '../tournament/join-letters.module.css'
import styles from './entry-form.module.css'
import { PersonFields } from './person-fields.tsx'
import { BLANK_PERSON, isWholePerson, personOfText } from './person-text.ts'
import { feeText } from './section-words.ts'
import { SectionChoices } from './section-choices.tsx'
import { useKeptEntries } from './use-kept-entries.ts'

/** A word that only this browser knows, and whoever gets the link. */
const newSecret = (): string => crypto.randomUUID().replaceAll('-', '')

/** One form for all sections. It needs no account. */
export function EntryForm({ answer }: { answer: FestivalAnswer }) {
  const { festival } = answer
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { keep } = useKeptEntries(festival.id)
  const [secret] = useState(newSecret)
  const [text, setText] = useState(BLANK_PERSON)
  const [email, setEmail] = useState('')
  const [letters, setLetters] = useState(false)
  const [note, setNote] = useState('')
  const [wanted, setWanted] = useState<readonly string[]>([])
  const person = personOfText(text)
  const choices = chosenSections(answer, person, wanted)
  const chosen = choices.filter(({ isChosen }) => isChosen)
  const total = chosen.reduce((sum, { price, isWaiting }) => sum + (isWaiting ? 0 : price), 0)
  const isValid = isWholePerson(text) && email.trim() !== '' && chosen.length > 0
  const question = useLeaveQuestion(() => text.firstName.trim() !== '' || text.lastName.trim() !== '')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      enterFestival(festival.id, {
        person,
        email: email.trim(),
        letters,
        note: note.trim() || null,
        sections: chosen.map(({ section }) => section.tournament),
        secret,
      }),
    async onSuccess(entry) {
      keep({ secret, name: entry.name })
      cache.setQueryData(queryKeys.ownFestivalEntry(festival.id, secret), entry)
      void cache.invalidateQueries({ queryKey: queryKeys.festival(festival.id), exact: true })
      await navigate(ownEntryPath(festival.id, secret))
    },
  })
  return (
    <Panel title={say.enterFestival()}>
      <PanelBody>
        <form
          className={layout.stack}
          onSubmit={(event) => {
            event.preventDefault()
            if (isValid && !isPending) mutate()
          }}
        >
          <PersonFields text={text} onChange={setText} />
          <SectionChoices
            choices={choices}
            currency={festival.currency}
            onToggle={(tournament, isOn) =>
              setWanted(isOn ? [...wanted, tournament] : wanted.filter((one) => one !== tournament))
            }
          />
          <div className={styles.fields}>
            <Field
              label={say.email()}
              hint={say.emailHint()}
              type="email"
              required
              autoComplete="email"
              maxLength={MAX_EMAIL}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Field
              label={say.note()}
              hint={say.noteHint()}
              maxLength={MAX_ENTRY_NOTE}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </div>
          <label className={joined.letters}>
            <input type="checkbox" checked={letters} onChange={(event) => setLetters(event.target.checked)} />
            {say.wantEmails()}
          </label>
          {chosen.length > 0 && (
            <p className={styles.total}>
              <span>{say.toPay()}</span>
              <span>{total === 0 ? feeText(0, festival.currency) : formatMoney(total, festival.currency)}</span>
            </p>
          )}
          {error && <MessageBar kind="bad">{error.message}</MessageBar>}
          <div className={styles.foot}>
            <Button look="primary" type="submit" disabled={!isValid || isPending}>
              {say.send()}
            </Button>
            <span>{say.whatIsPublic()}</span>
          </div>
        </form>
      </PanelBody>
      {question}
    </Panel>
  )
}
