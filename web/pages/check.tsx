import * as say from '#words/checker.js'
import { Suspense, useState } from 'react'
import { PAGES } from '#core/addresses/pages.ts'
import { useDocumentTitle } from '../hooks/use-document-title.ts'
import { lazyView } from '../navigation/lazy-view.tsx'
import { DropBox } from '../parts/import/drop-box.tsx'
import { FILE_UP } from '../parts/import/icons.ts'
import type { FileRefusal, OpenedFile } from '../parts/import/read-file.ts'
import layout from '../styles/layout.module.css'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { MessageBar } from '../ui/message-bar.tsx'
import { Panel, PanelBody } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './check.module.css'

const CheckResult = lazyView(
  import.meta.env.SSR ? undefined : async () => (await import('../parts/check/check-result.tsx')).CheckResult,
  { edge: false, placeholder: <Skeleton rows={8} /> },
)

/** Checks a tournament report in the browser: nobody else sees the file. */
export function CheckPage() {
  useDocumentTitle(PAGES.check.title())
  const [file, setFile] = useState<OpenedFile>()
  const [refusal, setRefusal] = useState<string>()
  const open = (opened: OpenedFile | FileRefusal) => {
    setRefusal('refusal' in opened ? opened.refusal : undefined)
    if (!('refusal' in opened)) setFile(opened)
  }
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <div className={styles.head}>
        <h1>{say.title()}</h1>
        {file && (
          <>
            <span>{file.name}</span>
            <Button onClick={() => setFile(undefined)}>
              <Icon of={FILE_UP} />
              {say.anotherFile()}
            </Button>
          </>
        )}
      </div>
      <p className={styles.about}>
        {!file && say.intro()} {say.nothingIsSent()}
      </p>
      {file ? (
        <Suspense fallback={<Skeleton rows={8} />}>
          <CheckResult file={file} />
        </Suspense>
      ) : (
        <Chooser refusal={refusal} onOpen={open} />
      )}
    </div>
  )
}

type OnOpen = (opened: OpenedFile | FileRefusal) => void

/** What reads files comes late, as it is needed for files alone. */
const reader = () => import('../parts/import/read-file.ts')

const readChosen = (file: File): Promise<OpenedFile | FileRefusal> =>
  reader()
    .then(({ readFile }) => readFile(file))
    .catch(() => ({ refusal: say.couldntRead() }))

const readPasted = (text: string): Promise<OpenedFile | FileRefusal> =>
  reader()
    .then(({ openText }) => openText(say.pastedText(), text))
    .catch(() => ({ refusal: say.couldntRead() }))

function Chooser({ refusal, onOpen }: { refusal: string | undefined; onOpen: OnOpen }) {
  const [text, setText] = useState('')
  return (
    <div className={layout.stack}>
      <DropBox
        isLarge
        title={say.dropFile()}
        about={say.filesForCheck()}
        onFile={(file) => void readChosen(file).then(onOpen)}
      />
      {refusal !== undefined && <MessageBar kind="bad">{refusal}</MessageBar>}
      <Panel title={say.orPasteIt()}>
        <PanelBody>
          <form
            className={layout.stack}
            onSubmit={(event) => {
              event.preventDefault()
              void readPasted(text).then(onOpen)
            }}
          >
            <TextField
              label={say.reportText()}
              rows={8}
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <div>
              <Button look="primary" type="submit" disabled={text.trim() === ''}>
                {say.check()}
              </Button>
            </div>
          </form>
        </PanelBody>
      </Panel>
    </div>
  )
}
