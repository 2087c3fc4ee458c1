import * as say from '#words/festivalDesk.js'
import { useState } from 'react'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { PersonFields } from '../festival/person-fields.tsx'
import { BLANK_PERSON, isWholePerson, personOfText } from '../festival/person-text.ts'
import form from '../festival/entry-form.module.css'
import type { FestivalTabProps } from './tab-props.ts'

/** Enters a person at the desk: no rule of a section keeps them out. */
export function AddPerson({ desk: { sections }, actions }: FestivalTabProps) {
  const [text, setText] = useState(BLANK_PERSON)
  const [section, choose] = useState(sections[0]?.tournament ?? '')
  if (sections.length === 0) return null
  return (
    <Panel title={say.addPerson()}>
      <PanelBody>
        <form
          className={layout.stack}
          onSubmit={(event) => {
            event.preventDefault()
            void actions
              .register({ type: 'addPerson', person: personOfText(text), sections: [section] })
              .then((isMade) => isMade && setText(BLANK_PERSON))
          }}
        >
          <PersonFields text={text} onChange={setText} />
          <div className={form.foot}>
            <Select
              label={say.intoSection()}
              value={section}
              onChoose={choose}
              choices={sections.map(({ tournament, word }) => ({ value: tournament, label: word }))}
            />
            <Button type="submit" look="primary" disabled={!isWholePerson(text) || actions.isBusy}>
              {say.addPersonButton()}
            </Button>
          </div>
        </form>
      </PanelBody>
    </Panel>
  )
}
