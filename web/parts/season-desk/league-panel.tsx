import * as say from '#words/seasonDesk.js'
import { useState } from 'react'
import { MAX_SETTING_LINK, MAX_SETTING_TEXT } from '#core/limits/event.ts'
import { MAX_LEAGUE_NAME } from '#core/limits/season.ts'
import { editLeague } from '../../api/season-desk.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import type { SeasonTabProps } from './tab-props.ts'

/** What the league says about itself, in all its seasons. */
export function LeaguePanel({ desk: { league }, actions }: SeasonTabProps) {
  const before = {
    name: league.name,
    description: league.description ?? '',
    rulesURL: league.rulesURL ?? '',
    logoURL: league.logoURL ?? '',
  }
  const [fields, setFields] = useState(before)
  const set = (change: Partial<typeof fields>) => setFields({ ...fields, ...change })
  const isChanged = JSON.stringify(fields) !== JSON.stringify(before)
  const orNull = (text: string) => text.trim() || null
  return (
    <Panel title={say.leagueDetails()}>
      <PanelBody>
        <form
          className={layout.stack}
          onSubmit={(event) => {
            event.preventDefault()
            const { name, description, rulesURL, logoURL } = fields
            const body = {
              name: name.trim(),
              description: orNull(description),
              rulesURL: orNull(rulesURL),
              logoURL: orNull(logoURL),
            }
            void actions.send(() => editLeague(league.id, body, crypto.randomUUID()))
          }}
        >
          <Field
            label={say.leagueName()}
            required
            maxLength={MAX_LEAGUE_NAME}
            value={fields.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <TextField
            label={say.aboutTheLeague()}
            maxLength={MAX_SETTING_TEXT}
            value={fields.description}
            onChange={(event) => set({ description: event.target.value })}
          />
          <Field
            label={say.rulesLink()}
            inputMode="url"
            maxLength={MAX_SETTING_LINK}
            value={fields.rulesURL}
            onChange={(event) => set({ rulesURL: event.target.value })}
          />
          <Field
            label={say.logoLink()}
            inputMode="url"
            maxLength={MAX_SETTING_LINK}
            value={fields.logoURL}
            onChange={(event) => set({ logoURL: event.target.value })}
          />
          <div>
            <Button type="submit" disabled={!isChanged || fields.name.trim() === '' || actions.isBusy}>
              {say.saveLeague()}
            </Button>
          </div>
        </form>
      </PanelBody>
    </Panel>
  )
}
