import type { ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '../../hooks/use-act.ts'
import { useUnsavedInput } from '../../navigation/use-unsaved-input.tsx'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './settings-form.module.css'

/** A panel with fields that are saved together; `save` gets them by their names. */
export function SettingsForm({ title, save, children }: SettingsFormProps) {
  const cache = useQueryClient()
  const { ref, question, markSaved } = useUnsavedInput()
  const saved = async (fields: Record<string, string>): Promise<true> => {
    await save(fields)
    markSaved(fields)
    return true
  }
  const { run, busy, fault, answer } = useAct(saved, () => void cache.invalidateQueries())
  return (
    <Panel title={title}>
      <form
        ref={ref}
        className={styles.form}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          void run(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>)
        }}
      >
        {children}
        {fault && <MessageBar kind="bad">{fault}</MessageBar>}
        {answer && <MessageBar kind="ok">Saved.</MessageBar>}
        <div>
          <Button type="submit" look="primary" disabled={busy}>
            Save
          </Button>
        </div>
      </form>
      {question}
    </Panel>
  )
}

interface SettingsFormProps {
  title: string
  save: (fields: Record<string, string>) => Promise<unknown>
  children: ReactNode
}
