import * as say from '#words/deskSettings.js'
import { useRef, useState } from 'react'
import type { PairingSystem } from '#core/tournament/tournament.ts'
import { IconButton } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { CHEVRON_DOWN, CHEVRON_UP, X } from '../../../ui/icons.ts'
import { Select } from '../../../ui/select.tsx'
import { FIDE_LISTS, offeredFor, tieBreakName, tieBreakWords } from './tie-break-words.ts'
import styles from './tie-break-list.module.css'

interface TieBreakListProps {
  codes: string[]
  system: PairingSystem
  isBusy: boolean
  onChange: (codes: string[]) => void
}

export function TieBreakList({ codes, system, isBusy, onChange }: TieBreakListProps) {
  const [dragged, drag] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  const move = (code: string, to: number): void => {
    const rest = codes.filter((each) => each !== code)
    const next = rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, code)
    if (next.join() !== codes.join()) onChange(next)
  }
  const left = offeredFor(system).filter((code) => !codes.includes(code))
  return (
    <div className={styles.breaks}>
      <ol ref={list}>
        {codes.map((code, at) => (
          <li key={code}>
            <div
              draggable
              className={classes(styles.row, dragged === code && styles.dragged)}
              onDragStart={() => drag(code)}
              onDragEnd={() => drag(undefined)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dragged && move(dragged, at)}
            >
              <b>{at + 1}</b>
              <span>
                {tieBreakName(code)}
                <small>{tieBreakWords(code)}</small>
              </span>
              <IconButton
                small
                label={say.tieBreakUp({ name: tieBreakName(code) })}
                disabled={isBusy || at === 0}
                onClick={() => move(code, at - 1)}
              >
                <Icon of={CHEVRON_UP} />
              </IconButton>
              <IconButton
                small
                label={say.tieBreakDown({ name: tieBreakName(code) })}
                disabled={isBusy || at === codes.length - 1}
                onClick={() => move(code, at + 1)}
              >
                <Icon of={CHEVRON_DOWN} />
              </IconButton>
              <IconButton
                small
                label={say.leaveOutTieBreak({ name: tieBreakName(code) })}
                disabled={isBusy}
                onClick={() => onChange(codes.filter((each) => each !== code))}
              >
                <Icon of={X} />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.add}>
        <Select
          bare
          label={say.addATieBreak()}
          value=""
          onChoose={(code) => code && onChange([...codes, code])}
          choices={[
            { value: '', label: say.addATieBreakPrompt() },
            ...left.map((code) => ({ value: code, label: tieBreakName(code) })),
          ]}
        />
        <button type="button" disabled={isBusy} onClick={() => onChange(FIDE_LISTS[system])}>
          {say.fidesOwnList()}
        </button>
      </div>
    </div>
  )
}
