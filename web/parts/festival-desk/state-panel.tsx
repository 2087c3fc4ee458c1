import * as say from '#words/festivalDesk.js'
import { Button } from '../../ui/button.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import styles from '../season-desk/season-desk.module.css'
import type { FestivalTabProps } from './tab-props.ts'

/** Whether visitors see the festival, and whether the form takes entries. */
export function StatePanel({ desk: { festival, sections }, actions }: FestivalTabProps) {
  const { stage, entriesOpen } = festival
  return (
    <Panel title={say.nextSteps()}>
      <PanelBody>
        {stage === 'draft' && (
          <div className={styles.step}>
            <p>{sections.length === 0 ? say.addSectionsFirst() : say.openingShows()}</p>
            <Button
              look="primary"
              disabled={actions.isBusy || sections.length === 0}
              onClick={() => void actions.change({ type: 'stage', stage: 'public' })}
            >
              {say.openFestival()}
            </Button>
          </div>
        )}
        {stage === 'public' && (
          <>
            <div className={styles.step}>
              <p>{entriesOpen ? say.formIsOpen() : say.formIsClosed()}</p>
              <Button
                disabled={actions.isBusy}
                look={entriesOpen ? 'default' : 'primary'}
                onClick={() => void actions.change({ type: 'edit', change: { entriesOpen: !entriesOpen } })}
              >
                {entriesOpen ? say.closeEntries() : say.openEntries()}
              </Button>
            </div>
            <div className={styles.step}>
              <p>{say.closingKeeps()}</p>
              <Button disabled={actions.isBusy} onClick={() => void actions.change({ type: 'stage', stage: 'closed' })}>
                {say.closeFestival()}
              </Button>
            </div>
          </>
        )}
        {stage === 'closed' && (
          <div className={styles.step}>
            <p>{say.festivalIsOver()}</p>
            <Button disabled={actions.isBusy} onClick={() => void actions.change({ type: 'stage', stage: 'public' })}>
              {say.reopenFestival()}
            </Button>
          </div>
        )}
      </PanelBody>
    </Panel>
  )
}
