import * as say from '#words/import.js'
import { useState, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { AttachedGame } from '#core/import/attached-games.ts'
import type { FoundProblem } from '#core/import/examine.ts'
import type { FileGame } from '#core/import/game-file.ts'
import { reportFacts } from '#core/import/report-facts.ts'
import { isFault } from '#core/trf/fault.ts'
import { MAX_EVENT_NAME } from '#core/limits/event.ts'
import { importReport } from '../../api/desk.ts'
import layout from '../../styles/layout.module.css'
import { useKeyed } from '../../hooks/use-keyed.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel, PanelBody, PanelFoot } from '../../ui/panel.tsx'
import { CheckedRounds } from './checked-rounds.tsx'
import { GamesPanel } from './games-panel.tsx'
import { PreviewTable } from './preview-table.tsx'
import { ProblemList } from './problem-list.tsx'
import { useProblemKeys } from './problem-keys.ts'
import type { OpenedFile } from './read-file.ts'
import styles from './report-import.module.css'
import { useExamination, type Doctor } from './use-examination.ts'
import { useGames } from './use-games.ts'
import { useImported } from './use-imported.ts'

export function ReportImport({ file, text, games: own, remarks }: ReportImportProps) {
  const found = useExamination(text)
  const { doctor, put, setGames } = useGames(found, own)
  useProblemKeys(doctor)
  const { seen, decisions, open, proposed, acceptAll, decide } = doctor
  const lines = (problems: typeof open): Set<number> => new Set(problems.flatMap((problem) => problem.lines))
  const mended = seen.problems.filter(({ id }) => decisions.has(id) && decisions.get(id) !== 'left')
  const total = seen.problems.length
  return (
    <div className={styles.columns}>
      <div className={layout.stack}>
        <Panel>
          <header className={styles.head}>
            <div>
              <h2>{headline(total, total - open.length)}</h2>
              <p>{say.nothingIsSaved()}</p>
            </div>
            {total > 0 && <Tally total={total} done={total - open.length} />}
            {proposed.length > 0 && (
              <Button look="primary" onClick={acceptAll} aria-keyshortcuts="A">
                {proposed.length === total
                  ? say.acceptAll({ count: total })
                  : say.acceptOthers({ count: proposed.length })}
                <kbd className={styles.key} aria-hidden="true">
                  A
                </kbd>
              </Button>
            )}
          </header>
          <ProblemList problems={seen.problems} decisions={decisions} onDecide={decide} />
        </Panel>
        <Remarks file={file} doctor={doctor} about={remarks ?? []} />
        {!isFault(seen.result) && <CheckedRounds snapshot={seen.result.snapshot} />}
      </div>
      <aside className={layout.stack} aria-label={say.whatComesIn()}>
        <SummaryPanel file={file} doctor={doctor} games={put?.attached ?? []} />
        {!isFault(seen.result) && (
          <PreviewTable snapshot={seen.result.snapshot} seen={seen} mended={lines(mended)} open={lines(open)} />
        )}
        {!isFault(seen.result) && seen.result.snapshot.settings.competitors === 'individual' && (
          <GamesPanel put={put} onGames={setGames} />
        )}
      </aside>
    </div>
  )
}

const headline = (total: number, done: number): string => {
  if (total === 0) return say.noProblems()
  return done === 0 ? say.problems({ total }) : say.problemsDecided({ total, done })
}

const MOST_MARKS = 12

function Tally({ total, done }: { total: number; done: number }) {
  if (total > MOST_MARKS) return null
  return (
    <span className={styles.tally} role="img" aria-label={say.decidedOf({ done, total })}>
      {Array.from({ length: total }, (_, at) => (
        <i key={at} className={at < done ? styles.on : undefined} />
      ))}
    </span>
  )
}

function Remarks({ file: { encoding }, doctor: { seen }, about }: RemarksProps) {
  const [isWhole, setWhole] = useState(false)
  const remarks = [
    ...about,
    ...(encoding ? [say.encodingRead({ encoding })] : []),
    ...seen.remarks.map(({ text }) => text),
  ]
  if (remarks.length === 0) return null
  return (
    <Panel title={say.goodToKnow()} count={remarks.length}>
      <ul className={styles.remarks}>
        {(isWhole ? remarks : remarks.slice(0, MOST_REMARKS)).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {remarks.length > MOST_REMARKS && (
        <PanelFoot>
          <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? say.showFewer() : say.showAll({ count: remarks.length })}
          </button>
        </PanelFoot>
      )}
    </Panel>
  )
}

interface RemarksProps {
  file: OpenedFile
  doctor: Doctor
  /** Remarks about the games from which the report was generated. */
  about: string[]
}

const MOST_REMARKS = 20

function SummaryPanel({ file, doctor, games }: { file: OpenedFile; doctor: Doctor; games: AttachedGame[] }) {
  const { seen, open, decisions, proposed } = doctor
  const { result } = seen
  const found = isFault(result) ? '' : result.snapshot.name === 'report' ? nameOfFile(file.name) : result.snapshot.name
  const [typed, setName] = useState<string>()
  const name = (typed ?? found).slice(0, MAX_EVENT_NAME)
  const onSuccess = useImported()
  const send = useKeyed(importReport)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      send({
        name: name.trim(),
        report: seen.text,
        ...(seen.problems.length > 0 && { repairs: repairsOf(doctor) }),
        ...(games.length > 0 && { games }),
      }),
    onSuccess,
  })
  if (isFault(result)) {
    return (
      <Panel title={say.whatComesIn()}>
        <PanelBody>
          <MessageBar kind="bad">
            {result.line > 0
              ? say.cantImportLine({ line: result.line, reason: result.reason })
              : say.cantImport({ reason: result.reason })}
          </MessageBar>
        </PanelBody>
      </Panel>
    )
  }
  const facts: [string, ReactNode][] = [
    ...reportFacts(result.snapshot, seen),
    ...(games.length > 0 ? [[say.gamesWithMoves(), games.length] as [string, ReactNode]] : []),
  ]
  return (
    <Panel title={say.whatComesIn()}>
      <div className={styles.summary}>
        <Field
          label={say.name()}
          maxLength={MAX_EVENT_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {seen.consequences.length > 0 && <Consequences of={seen.consequences} />}
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      </div>
      <div className={styles.foot}>
        <Button
          look={proposed.length === 0 ? 'primary' : 'default'}
          disabled={isPending || name.trim() === ''}
          onClick={() => mutate()}
        >
          {open.length > 0 ? say.importAsIs() : say.importTournament()}
        </Button>
        <span>
          {open.length > 0
            ? say.problemsOpen({ count: open.length })
            : decisions.size > 0
              ? say.asListed()
              : say.onlyYou()}
        </span>
      </div>
    </Panel>
  )
}

/** The undecided problems, and thus what an import would leave out now. */
function Consequences({ of }: { of: FoundProblem[] }) {
  return (
    <details className={styles.consequences}>
      <summary>{say.leftOut({ count: of.length })}</summary>
      <ul>
        {of.slice(0, MOST_REMARKS).map(({ id, lines, title }) => (
          <li key={id}>
            {lines.length === 1
              ? say.problemOfLine({ line: lines[0]!, title })
              : say.problemOfLines({ count: lines.length, title })}
          </li>
        ))}
      </ul>
    </details>
  )
}

const MAX_REPAIRS = 1000

const nameOfFile = (name: string): string => name.replace(/\.[a-z0-9]{1,5}$/i, '').replaceAll(/[_-]+/g, ' ')

/** The repairs as a text for the tournament's history, cut at `MAX_REPAIRS` characters. */
function repairsOf({ seen, decisions }: Doctor): string {
  const words = seen.problems.map(({ id, title, lines }) => {
    const repair =
      lines.length === 1
        ? say.repairOfLine({ line: lines[0]!, title })
        : say.repairOfLines({ count: lines.length, title })
    const decision = decisions.get(id)
    return decision === undefined || decision === 'left' ? say.repairLeft({ repair }) : repair
  })
  const text = words.join('; ')
  return text.length > MAX_REPAIRS ? `${text.slice(0, MAX_REPAIRS - 1)}…` : text
}

interface ReportImportProps {
  file: OpenedFile
  /** The report: the text of the file, or one generated from its games. */
  text: string
  /** Games from which the report was generated. */
  games?: FileGame[]
  remarks?: string[]
}
