import * as say from '#words/people.js'
import type { ReactNode } from 'react'
import { notes } from '#core/people/notes.ts'
import layout from '../../styles/layout.module.css'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import styles from './about.module.css'

/** A profile's text, facts and notes. Renders nothing when all are empty. */
export function About({ words, facts, meta }: AboutProps) {
  const known = Object.entries(facts).filter(
    ([, fact]) => fact !== null && fact !== undefined && fact !== '' && fact !== false,
  )
  const noted = meta ? notes(meta) : []
  const told = noted.flatMap(({ label, value }) => (value === undefined ? [] : [[label, value] as const]))
  const labels = noted.filter(({ value }) => value === undefined)
  if (!words.some(Boolean) && known.length === 0 && noted.length === 0) return null
  return (
    <Panel title={say.about()}>
      {words.filter(Boolean).map((text) => (
        <PanelBody key={text}>
          <p className={`${layout.prose} ${styles.words}`} dir="auto">
            {text}
          </p>
        </PanelBody>
      ))}
      <dl className={styles.facts}>
        {[...known, ...told].map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {labels.length > 0 && (
        <ul className={styles.tags} aria-label={say.notes()}>
          {labels.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface AboutProps {
  /** Paragraphs; empty ones are left out. */
  words: string[]
  /** Facts by label; empty ones are left out. */
  facts: Record<string, ReactNode>
  meta?: Record<string, unknown>
}
