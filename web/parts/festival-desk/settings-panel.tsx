import * as say from '#words/festivalDesk.js'
import * as sayPages from '#words/festivalPages.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MAX_LOCATION } from '#core/limits/event.ts'
import { MAX_CONTACT, MAX_FESTIVAL_NAME, MAX_FESTIVAL_TEXT } from '#core/limits/festival.ts'
import { calendarDay } from '#core/text/start.ts'
import { deleteFestival } from '../../api/festival-desk.ts'
import { zoneChoices } from '../../hooks/time-zones.ts'
import { useTyped } from '../../hooks/use-typed.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import layout from '../../styles/layout.module.css'
import form from '../festival/entry-form.module.css'
import { EntryTerms } from './entry-terms.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { StaffPanel } from './staff-panel.tsx'
import type { FestivalTabProps } from './tab-props.ts'

const MAX_LINK = 400

/** What all sections share, how people enter, prices, staff, and the festival’s end. */
export function SettingsPanel(props: FestivalTabProps) {
  return (
    <>
      <DetailsPanel {...props} />
      <EntryTerms {...props} />
      <PricesPanel {...props} />
      <StaffPanel {...props} />
      <DeletePanel {...props} />
    </>
  )
}

function DetailsPanel({ desk: { festival }, actions }: FestivalTabProps) {
  const { text, field } = useTyped({
    name: festival.name,
    place: festival.place ?? '',
    firstDay: festival.firstDay ?? '',
    lastDay: festival.lastDay ?? '',
    logoURL: festival.logoURL ?? '',
    website: festival.website ?? '',
    rulesURL: festival.rulesURL ?? '',
    contact: festival.contact ?? '',
    description: festival.description ?? '',
  })
  const [zone, setZone] = useState(festival.timeZone ?? '')
  const orNull = (value: string): string | null => value.trim() || null
  return (
    <Panel title={say.sharedBySections()}>
      <PanelBody>
        <form
          className={layout.stack}
          onSubmit={(event) => {
            event.preventDefault()
            void actions.change({
              type: 'edit',
              change: {
                name: text.name.trim(),
                place: orNull(text.place),
                timeZone: zone || null,
                firstDay: calendarDay(text.firstDay) ?? null,
                lastDay: calendarDay(text.lastDay) ?? null,
                logoURL: orNull(text.logoURL),
                website: orNull(text.website),
                rulesURL: orNull(text.rulesURL),
                contact: orNull(text.contact),
                description: orNull(text.description),
              },
            })
          }}
        >
          <div className={form.fields}>
            <Field label={sayCommon.name()} required {...field('name', MAX_FESTIVAL_NAME)} />
            <Field label={sayPages.place()} {...field('place', MAX_LOCATION)} />
            <Field label={say.firstDay()} type="date" {...field('firstDay', 10)} />
            <Field label={say.lastDay()} type="date" {...field('lastDay', 10)} />
            <Select
              label={say.timeZone()}
              value={zone}
              onChoose={setZone}
              choices={[{ value: '', label: '–' }, ...zoneChoices(zone || 'UTC')]}
            />
            <Field label={sayPages.contact()} hint={say.contactHint()} {...field('contact', MAX_CONTACT)} />
            <Field label={say.logo()} {...field('logoURL', MAX_LINK)} />
            <Field label={sayPages.website()} {...field('website', MAX_LINK)} />
            <Field label={sayPages.rules()} {...field('rulesURL', MAX_LINK)} />
          </div>
          <TextField
            label={say.description()}
            hint={say.descriptionHint()}
            rows={5}
            {...field('description', MAX_FESTIVAL_TEXT)}
          />
          <div>
            <Button type="submit" look="primary" disabled={text.name.trim() === '' || actions.isBusy}>
              {sayCommon.save()}
            </Button>
          </div>
        </form>
      </PanelBody>
    </Panel>
  )
}

function DeletePanel({ desk: { festival }, actions }: FestivalTabProps) {
  const navigate = useNavigate()
  const [isAsked, ask] = useState(false)
  return (
    <Panel title={say.deleteFestival()}>
      <PanelBody>
        <p>{say.deleteKeepsTournaments()}</p>
        <p className={form.foot}>
          <Button look="danger" onClick={() => ask(true)}>
            {say.deleteFestival()}
          </Button>
        </p>
      </PanelBody>
      {isAsked && (
        <ConfirmDialog
          title={say.deleteFestival()}
          button={say.deleteFestival()}
          isPending={actions.isBusy}
          error={actions.error?.message}
          onClose={() => ask(false)}
          onConfirm={() =>
            void actions.run(() => deleteFestival(festival.id)).then((isMade) => isMade && navigate('/events'))
          }
        >
          <p>{say.deleteLoses()}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
