import * as say from '#words/import.js'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { MAX_FILE_LINK } from '#core/limits/links.ts'
import { readLink } from '../../api/desk.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MessageBar } from '../../ui/message-bar.tsx'
import styles from './link-form.module.css'
import { readFile, type FileRefusal, type OpenedFile } from './read-file.ts'

/** The same in all languages. */
const HTTPS = 'https://'

export function LinkForm({ onOpen }: { onOpen: (opened: OpenedFile | FileRefusal) => void }) {
  const [url, setUrl] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { name, base64 } = await readLink(url.trim())
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      return readFile(new File([bytes], name))
    },
    onSuccess: onOpen,
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <Field
        label={say.linkLabel()}
        hint={say.linkHint()}
        type="url"
        inputMode="url"
        placeholder={HTTPS}
        maxLength={MAX_FILE_LINK}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Button type="submit" disabled={isPending || url.trim() === ''}>
        {isPending ? say.reading() : say.readIt()}
      </Button>
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
    </form>
  )
}
