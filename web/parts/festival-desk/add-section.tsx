import * as say from '#words/festivalDesk.js'
import * as sayManage from '#words/managePages.js'
import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { MAX_EVENT_NAME, MAX_TIME_CONTROL } from '#core/limits/event.ts'
import { MAX_SECTION_WORD } from '#core/limits/festival.ts'
import { readStart } from '#core/snapshot/plan-schedule.ts'
import { addSection, createSection, type NewSection } from '../../api/festival-desk.ts'
import { notificationQueries } from '../../api/notifications.ts'
import { ownZone } from '../../hooks/time-zones.ts'
import { useKeyed } from '../../hooks/use-keyed.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { TEMPLATES } from '../desk/settings/event-templates.tsx'
import { StartFields } from '../desk/settings/start-fields.tsx'
import form from '../festival/entry-form.module.css'
import type { FestivalTabProps } from './tab-props.ts'

const BLANK = { word: '', rounds: '', timeControl: '' }

/** Makes a new section, or one of the organiser’s tournaments a section. */
export function AddSection({ desk: { festival, sections }, actions }: FestivalTabProps) {
  const cache = useQueryClient()
  const [text, setText] = useState(BLANK)
  const [kind, setKind] = useState(TEMPLATES[0]!.kind)
  const template = TEMPLATES.find((one) => one.kind === kind)!
  const [start, setStart] = useState({ day: festival.firstDay ?? '', hour: '' })
  const [zone, setZone] = useState(festival.timeZone ?? ownZone())
  const startsAt = readStart(start, zone)
  const rounds = text.rounds || String(template.rounds)
  const isValid = text.word.trim() !== '' && startsAt !== undefined && /^[1-9]\d?$/.test(rounds.trim())
  const send = useKeyed((body: NewSection, key: string) => createSection(festival.id, body, key))
  const word = text.word.trim()
  const make = async (): Promise<void> => {
    const timeControl = text.timeControl.trim() || template.timeControl
    const isMade = await actions.run(() =>
      send({
        section: { word },
        tournament: {
          name: `${festival.name} ${word}`.slice(0, MAX_EVENT_NAME),
          rounds: Number(rounds),
          system: template.system,
          ...(template.competitors && { competitors: template.competitors }),
          ...(template.gamesPerMatch && { gamesPerMatch: template.gamesPerMatch }),
          ...(timeControl && { timeControl }),
          ...(startsAt != null && { startsAt, timeZone: zone }),
        },
      }),
    )
    if (!isMade) return
    void cache.invalidateQueries({ queryKey: queryKeys.managedTournaments() })
    setText(BLANK)
  }
  return (
    <Panel title={say.addSection()}>
      <PanelBody>
        <form
          className={layout.stack}
          onSubmit={(event) => {
            event.preventDefault()
            if (isValid) void make()
          }}
        >
          <div className={form.fields}>
            <Field
              label={say.shortName()}
              hint={say.shortNameHint()}
              required
              maxLength={MAX_SECTION_WORD}
              value={text.word}
              onChange={(event) => setText({ ...text, word: event.target.value })}
            />
            <Select
              label={sayManage.template()}
              value={kind}
              onChoose={setKind}
              choices={TEMPLATES.map((one) => ({ value: one.kind, label: one.name() }))}
            />
            <Field
              label={sayManage.rounds()}
              inputMode="numeric"
              required
              value={rounds}
              error={/^[1-9]\d?$/.test(rounds.trim()) ? undefined : sayManage.aNumberFrom1To()}
              onChange={(event) => setText({ ...text, rounds: event.target.value })}
            />
            <Field
              label={sayManage.timeControl()}
              placeholder={template.timeControl ?? '90+30'}
              maxLength={MAX_TIME_CONTROL}
              value={text.timeControl}
              onChange={(event) => setText({ ...text, timeControl: event.target.value })}
            />
            <StartFields
              start={start}
              zone={zone}
              isIncomplete={startsAt === undefined}
              onStart={setStart}
              onZone={setZone}
            />
          </div>
          <div>
            <Button type="submit" look="primary" disabled={!isValid || actions.isBusy}>
              {say.makeSection()}
            </Button>
          </div>
        </form>
        <ExistingTournament
          known={sections.map(({ tournament }) => tournament)}
          festival={festival.id}
          actions={actions}
        />
      </PanelBody>
    </Panel>
  )
}

interface ExistingProps extends Pick<FestivalTabProps, 'actions'> {
  known: readonly string[]
  festival: string
}

function ExistingTournament({ known, festival, actions }: ExistingProps) {
  const { data = [] } = useQuery(notificationQueries.managed())
  const [chosen, choose] = useState('')
  const others = data.filter(({ tournamentId }) => !known.includes(tournamentId))
  if (others.length === 0) return null
  return (
    <form
      className={form.foot}
      onSubmit={(event) => {
        event.preventDefault()
        void actions.run(() => addSection(festival, chosen)).then((isMade) => isMade && choose(''))
      }}
    >
      <Select
        label={say.orOneYouHave()}
        value={chosen}
        onChoose={choose}
        choices={[
          { value: '', label: '–' },
          ...others.map(({ tournamentId, name }) => ({ value: tournamentId, label: name })),
        ]}
      />
      <Button type="submit" disabled={chosen === '' || actions.isBusy}>
        {say.add()}
      </Button>
    </form>
  )
}
