import * as say from '#words/eventFacts.js'
import * as sayCommon from '#words/common.js'
import { useState } from 'react'
import { MAX_OFFICIALS } from '#core/limits/event.ts'
import { inReportOrder, officialName, type Official } from '#core/tournament/officials.ts'
import { officialsOf } from '#core/trf/officials.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CHEVRON_UP, X } from '../../../ui/icons.ts'
import { Panel } from '../../../ui/panel.tsx'
import type { TabProps } from '../tab-props.ts'
import { useSaved } from '../use-saved.ts'
import { NEW_OFFICIAL, OfficialForm } from './official-form.tsx'
import { roleName } from './official-words.ts'
import styles from './officials-panel.module.css'

/** Arbiters and organisers, whom the report, norm certificates and the event’s page name. */
export function OfficialsPanel({ snapshot, actions }: Pick<TabProps, 'snapshot' | 'actions'>) {
  const { shown: officials, keep } = useSaved(inReportOrder(officialsOf(snapshot)), snapshot.version, actions)
  const [edited, edit] = useState<number | 'new'>()
  const save = async (next: Official[]): Promise<void> => {
    const ordered = inReportOrder(next)
    const refusal = await actions.change({ type: 'editEvent', settings: { officials: ordered } })
    if (refusal) return
    keep(ordered)
    edit(undefined)
  }
  return (
    <Panel id="officials" title={say.officials()} count={officials.length || undefined}>
      {officials.length === 0 && <p className={styles.none}>{say.noOfficials()}</p>}
      <ol className={styles.list} aria-label={say.officials()}>
        {officials.map((official, at) => {
          const name = officialName(official)
          const { role, fideId, federation } = official
          return (
            <li key={`${at} ${name}`}>
              <span className={styles.who}>
                <b dir="auto">{name}</b>
                <small>
                  {[roleName(role), fideId ? say.fideNumber({ id: fideId }) : '', federation]
                    .filter(Boolean)
                    .join(' · ')}
                  {fideId === '' && role !== 'organiser' && (
                    <>
                      {' · '}
                      <span className={styles.missing}>{say.fideIdMissing()}</span>
                    </>
                  )}
                </small>
              </span>
              <span className={styles.tools}>
                {officials[at - 1]?.role === role && (
                  <IconButton
                    small
                    label={say.moveUp({ name })}
                    disabled={actions.isBusy}
                    onClick={() => void save(officials.with(at - 1, official).with(at, officials[at - 1]!))}
                  >
                    <Icon of={CHEVRON_UP} size={14} />
                  </IconButton>
                )}
                <Button small aria-label={say.editOfficial({ name })} onClick={() => edit(at)}>
                  {sayCommon.edit()}
                </Button>
                <IconButton
                  small
                  label={say.removeOfficial({ name })}
                  disabled={actions.isBusy}
                  onClick={() => void save(officials.toSpliced(at, 1))}
                >
                  <Icon of={X} size={14} />
                </IconButton>
              </span>
            </li>
          )
        })}
      </ol>
      {edited === undefined ? (
        <div className={styles.foot}>
          <Button small disabled={officials.length >= MAX_OFFICIALS} onClick={() => edit('new')}>
            {say.addOfficial()}
          </Button>
          <p>{say.officialsHint()}</p>
        </div>
      ) : (
        <OfficialForm
          key={edited}
          known={
            edited === 'new'
              ? { ...NEW_OFFICIAL, role: officials.length === 0 ? 'chief' : 'deputy' }
              : officials[edited]!
          }
          isNew={edited === 'new'}
          isBusy={actions.isBusy}
          onCancel={() => edit(undefined)}
          onSave={(official) =>
            void save(edited === 'new' ? [...officials, official] : officials.with(edited, official))
          }
        />
      )}
    </Panel>
  )
}
