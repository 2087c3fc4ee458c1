import * as say from '#words/eventFile.js'
import { useMutation } from '@tanstack/react-query'
import { fileName } from '#core/text/file-name.ts'
import { readEventFile } from '../../../api/desk.ts'
import { Button } from '../../../ui/button.tsx'
import { MessageBar } from '../../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../../ui/panel.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import styles from './people-panel.module.css'

/** Saves the whole event as one file, to keep it or to move it to another site. */
export function EventFilePanel({ id, name }: { id: string; name: string }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => readEventFile(id),
    onSuccess: (file) => saveFile(fileName(name, [], 'kibitz.json'), 'application/json', JSON.stringify(file, null, 1)),
  })
  return (
    <Panel title={say.panelTitle()} id="event-file">
      <PanelBody>
        <div className={styles.people}>
          <p>{say.panelHint()}</p>
          <p>{say.panelLeftOut()}</p>
          <div>
            <Button disabled={isPending} onClick={() => mutate()}>
              {say.save()}
            </Button>
          </div>
          {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        </div>
      </PanelBody>
    </Panel>
  )
}
