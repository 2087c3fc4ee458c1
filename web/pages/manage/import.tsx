import * as say from '#words/managePages.js'
import * as sayFile from '#words/eventFile.js'
import { useEffect, useState } from 'react'
import { PAGES } from '#core/addresses/pages.ts'
import { fileKind } from '#core/import/file-kind.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { useLeaveQuestion } from '../../navigation/use-unsaved-input.tsx'
import { VerifyFirst } from '../../parts/account/verify-first.tsx'
import { ACCEPTED } from '../../parts/import/accepted.ts'
import { DropBox } from '../../parts/import/drop-box.tsx'
import { EventImport } from '../../parts/import/event-import.tsx'
import { GamesImport } from '../../parts/import/games-import.tsx'
import { FILE_UP } from '../../parts/import/icons.ts'
import { handedFile, handFile } from '../../parts/import/handed-file.ts'
import { LinkForm } from '../../parts/import/link-form.tsx'
import { ListImport } from '../../parts/import/list-import.tsx'
import { fileSize, openText, readFile, type FileRefusal, type OpenedFile } from '../../parts/import/read-file.ts'
import { ReportImport } from '../../parts/import/report-import.tsx'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import title from './title.module.css'

/** Imports a tournament: a file is dropped or text pasted, its errors are corrected, and only then is it saved. */
export function ImportPage() {
  useDocumentTitle(PAGES.importTournament.title)
  // A file that was dropped or pasted on another page.
  const [file, setFile] = useState<OpenedFile | undefined>(handedFile)
  useEffect(() => handFile(undefined), [])
  const [refusal, setRefusal] = useState<string>()
  const question = useLeaveQuestion(() => file !== undefined)
  const open = (opened: OpenedFile | FileRefusal) => {
    if ('refusal' in opened) {
      setRefusal(opened.refusal)
      return
    }
    setRefusal(undefined)
    setFile(opened)
  }
  return (
    <div className={classes(layout.wrap, layout.page)}>
      <div className={title.title}>
        <h1>{say.importATournament()}</h1>
        {file && (
          <>
            <span>
              {file.name}, {fileSize(file.size)}
            </span>
            <Button onClick={() => setFile(undefined)}>
              <Icon of={FILE_UP} />
              {say.anotherFile()}
            </Button>
          </>
        )}
      </div>
      <VerifyFirst />
      {file ? (
        <Opened key={`${file.name} ${file.text.length}`} file={file} />
      ) : (
        <Chooser refusal={refusal} onOpen={open} />
      )}
      {question}
    </div>
  )
}

function Opened({ file }: { file: OpenedFile }) {
  const kind = fileKind(file.text)
  if (kind === 'report') return <ReportImport file={file} text={file.text} />
  if (kind === 'event') return <EventImport file={file} />
  return kind === 'games' ? <GamesImport file={file} /> : <ListImport file={file} />
}

function Chooser({
  refusal,
  onOpen,
}: {
  refusal: string | undefined
  onOpen: (opened: OpenedFile | FileRefusal) => void
}) {
  const [text, setText] = useState('')
  const question = useLeaveQuestion(() => text.trim() !== '')
  return (
    <div className={layout.stack}>
      {question}
      <DropBox
        isLarge
        title={say.dropAFileHereOr()}
        about={`${say.filesForImport()} ${sayFile.alsoEventFiles()}`}
        accept={ACCEPTED}
        onFile={(file) => void readFile(file).then(onOpen)}
      />
      {refusal !== undefined && <MessageBar kind="bad">{refusal}</MessageBar>}
      <Panel title={say.orReadFromLink()}>
        <PanelBody>
          <LinkForm onOpen={onOpen} />
        </PanelBody>
      </Panel>
      <Panel title={say.orPasteIt()}>
        <PanelBody>
          <form
            className={layout.stack}
            onSubmit={(event) => {
              event.preventDefault()
              onOpen(openText(say.pastedText(), text))
            }}
          >
            <TextField
              label={say.reportListOrGames()}
              hint={say.cellsWorkToo()}
              rows={8}
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <div>
              <Button look="primary" type="submit" disabled={text.trim() === ''}>
                {say.checkIt()}
              </Button>
            </div>
          </form>
        </PanelBody>
      </Panel>
    </div>
  )
}
