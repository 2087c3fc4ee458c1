import * as say from '#words/festivalPages.js'
import { festivalPath } from '#core/addresses/festival-paths.ts'
import type { FestivalAnswer } from '#core/rows/festival-rows.ts'
import { localPath } from '../../navigation/local-path.ts'
import { Markdown } from '../../ui/markdown.tsx'
import { Panel, PanelBody, PanelFoot } from '../../ui/panel.tsx'
import { Time } from '../../ui/time.tsx'
import styles from './festival.module.css'
import { feeText, placesText } from './section-words.ts'

interface SidePanelProps {
  answer: FestivalAnswer
}

/** Which sections one can enter, and for how much; nothing while none is open. */
export function EnterPanel({ answer: { festival, sections } }: SidePanelProps) {
  const open = sections.filter(({ isOpen }) => isOpen)
  if (open.length === 0) return null
  const closing = open.map(({ closesAt }) => closesAt).filter((at) => at !== null)
  return (
    <Panel title={say.enter()}>
      <dl className={styles.facts}>
        {open.map(({ id, word, left, waiting, fee }) => (
          <div key={id}>
            <dt>
              <bdi>{word}</bdi>
            </dt>
            <dd>
              {feeText(fee, festival.currency)}
              {left !== null && <small className={styles.meta}> {placesText(left, waiting)}</small>}
            </dd>
          </div>
        ))}
        {closing.length > 0 && (
          <div>
            <dt>{say.closes()}</dt>
            <dd>
              <Time at={Math.min(...closing)} as="plan" />
            </dd>
          </div>
        )}
      </dl>
      <PanelFoot>
        <a href={localPath(festivalPath(festival.id, 'join'))}>{say.oneForm()}</a>
      </PanelFoot>
    </Panel>
  )
}

/** Place, organiser and what the organiser writes. */
export function InformationPanel({ answer: { festival } }: SidePanelProps) {
  const { place, contact, owner, description } = festival
  if (!place && !contact && !owner && !description) return null
  return (
    <Panel title={say.information()}>
      <dl className={styles.facts}>
        <Fact name={say.place()} value={place} />
        <Fact name={say.organiser()} value={owner} />
        <Fact name={say.contact()} value={contact} />
      </dl>
      {description && (
        <PanelBody>
          <Markdown text={description} />
        </PanelBody>
      )}
    </Panel>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
