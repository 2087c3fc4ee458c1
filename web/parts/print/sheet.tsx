import * as say from '#words/print.js'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Fitted } from '../../ui/fitted.tsx'
import { QrCode } from './qr-code.tsx'
import { shownLink, type SheetFacts } from './sheet-facts.ts'
import styles from './sheet.module.css'

/** A printed page. The head names event and round, the foot the time of printing and the version of the data. */
export function Sheet({ facts, title, page, pages, wide = false, children }: SheetProps) {
  const { snapshot, paper, roundLabel, when, printed, mark, link } = facts
  return (
    <section
      className={classes(styles.sheet, styles[paper], wide && styles.wide)}
      data-wide={wide || undefined}
      aria-label={say.sheetPage({ title, page, pages })}
    >
      <header className={styles.head}>
        <div>
          <h2 dir="auto">
            <Fitted text={snapshot.name} />
          </h2>
          <p className={styles.title}>{title}</p>
        </div>
        <p className={styles.when}>
          <b>{roundLabel}</b>
          {when && <span>{when}</span>}
        </p>
        <QrCode link={link} className={styles.code} />
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>
        <span>{say.printed({ time: printed })}</span>
        {mark && <span>{say.checkMark({ mark })}</span>}
        <span>{shownLink(link)}</span>
        <b>{say.page({ page, pages })}</b>
      </footer>
    </section>
  )
}

interface SheetProps {
  facts: SheetFacts
  title: string
  page: number
  pages: number
  /** Landscape. */
  wide?: boolean
  children: ReactNode
}
