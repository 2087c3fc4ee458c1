import * as say from '#words/festivalDesk.js'
import { useState } from 'react'
import { nameOfPerson } from '#core/festival/person.ts'
import { isLeft } from '#core/festival/waiting.ts'
import type { DeskPerson, DeskPlace } from '#core/rows/festival-rows.ts'
import { joinComma } from '#core/text/join-comma.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import styles from '../season-desk/season-desk.module.css'
import pages from '../festival/festival.module.css'
import { Flag } from '../people/flag.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PLACE_WORDS } from './place-words.ts'
import type { FestivalTabProps } from './tab-props.ts'

interface PersonRowProps extends FestivalTabProps {
  person: DeskPerson
}

/** A person with their places, and what can be done about each. */
export function PersonRow({ person, desk, actions }: PersonRowProps) {
  const [isCorrecting, correct] = useState(false)
  const [moving, move] = useState<DeskPlace>()
  const wordOf = (tournament: string) =>
    desk.sections.find((section) => section.tournament === tournament)?.word ?? tournament
  const others = desk.sections.filter(
    ({ tournament }) => !person.places.some((place) => place.section === tournament && !isLeft(place)),
  )
  const place = (section: string, state: 'in' | 'out' | 'waiting') =>
    void actions.register({ type: 'place', no: person.no, section, state })
  return (
    <li>
      <div className={pages.who}>
        <span className={pages.person}>
          <Flag code={person.nationality} />
          <bdi>{nameOfPerson(person)}</bdi>
          <small className={pages.meta}>{joinComma([person.title, person.rating])}</small>
        </span>
        <small className={pages.meta}>
          {joinComma([person.birth, person.club, person.email, person.reference])}
          {person.note && (
            <>
              {' '}
              <q dir="auto">{person.note}</q>
            </>
          )}
        </small>
        <span>
          <Button small look="quiet" onClick={() => correct(true)}>
            {say.correct()}
          </Button>
        </span>
      </div>
      <div className={pages.places}>
        {person.places.map((one) => (
          <div key={one.section}>
            <span>
              <b>
                <bdi>{wordOf(one.section)}</bdi>
              </b>{' '}
              <small className={pages.meta}>
                {PLACE_WORDS[one.state]()}
                {one.state === 'in' && one.entry === null && ` · ${say.notOnList()}`}
              </small>
            </span>
            <span className={styles.acts}>
              {one.state === 'asked' && (
                <Button small look="primary" disabled={actions.isBusy} onClick={() => place(one.section, 'in')}>
                  {say.accept()}
                </Button>
              )}
              {one.state !== 'asked' && (one.state !== 'in' || one.entry === null) && (
                <Button small disabled={actions.isBusy} onClick={() => place(one.section, 'in')}>
                  {say.giveAPlace()}
                </Button>
              )}
              {one.state === 'in' && others.length > 0 && (
                <Button small disabled={actions.isBusy} onClick={() => move(one)}>
                  {say.move()}
                </Button>
              )}
              {!isLeft(one) && (
                <Button small look="quiet" disabled={actions.isBusy} onClick={() => place(one.section, 'out')}>
                  {one.state === 'asked' ? say.decline() : say.takePersonOut()}
                </Button>
              )}
            </span>
          </div>
        ))}
        {others.length > 0 && (
          <Select
            bare
            label={say.alsoEnter({ name: nameOfPerson(person) })}
            value=""
            onChoose={(section) => section !== '' && place(section, 'in')}
            choices={[
              { value: '', label: say.alsoEnterIn() },
              ...others.map(({ tournament, word }) => ({ value: tournament, label: word })),
            ]}
          />
        )}
      </div>
      {isCorrecting && <CorrectDialog person={person} actions={actions} onClose={() => correct(false)} />}
      {moving && (
        <MoveDialog person={person} place={moving} desk={desk} actions={actions} onClose={() => move(undefined)} />
      )}
    </li>
  )
}
