import * as say from '#words/account.js'
import * as sayCommon from '#words/common.js'
import type { ReactNode } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnsavedInput } from '../../navigation/use-unsaved-input.tsx'
import { Button } from '../../ui/button.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './settings-form.module.css'

/** A panel with fields that are saved together; `save` gets their values by field name. */
export function SettingsForm({ title, save, children }: SettingsFormProps) {
  const cache = useQueryClient()
  const { ref, question, markSaved } = useUnsavedInput()
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: save,
    onSuccess(_, fields) {
      markSaved(fields)
      void cache.invalidateQueries()
    },
  })
  return (
    <Panel title={title}>
      <form
        ref={ref}
        className={styles.form}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          mutate(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>)
        }}
      >
        {children}
        {error && <MessageBar kind="bad">{error.message}</MessageBar>}
        {isSuccess && <MessageBar kind="ok">{say.saved()}</MessageBar>}
        <div>
          <Button type="submit" look="primary" disabled={isPending}>
            {sayCommon.save()}
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
