import { useId, useState, type DragEvent } from 'react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import layout from '../../styles/layout.module.css'
import styles from './drop-box.module.css'
import { UPLOAD } from './icons.ts'

export function DropBox({ title, about, accept, onFile, isLarge }: DropBoxProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const stop = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setOver(over)
  }
  return (
    // Dropping is a shortcut only: the file field inside the label works by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      htmlFor={id}
      className={classes(styles.drop, isOver && styles.over, isLarge && styles.large)}
      onDragOver={(event) => stop(event, true)}
      onDragLeave={(event) => stop(event, false)}
      onDrop={(event) => {
        stop(event, false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <Icon of={UPLOAD} size={20} />
      <b>{title}</b>
      <span>{about}</span>
      <input
        id={id}
        className={layout.heard}
        type="file"
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // Reset, so that choosing the same file again fires `change`.
          event.target.value = ''
        }}
      />
    </label>
  )
}

interface DropBoxProps {
  title: string
  about: string
  accept?: string
  isLarge?: boolean
  onFile: (file: File) => void
}
