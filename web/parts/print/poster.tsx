import * as say from '#words/print.js'
import { classes } from '../../ui/classes.ts'
import { QrCode } from './qr-code.tsx'
import { shownLink, type SheetFacts } from './sheet-facts.ts'
import sheet from './sheet.module.css'
import styles from './poster.module.css'

export function Poster({ facts: { snapshot, paper, link, roundLabel, printed } }: { facts: SheetFacts }) {
  return (
    <section className={classes(sheet.sheet, sheet[paper], styles.poster)} aria-label={say.qrCodePage()}>
      <h2 dir="auto">{snapshot.name}</h2>
      <p>{say.posterLine()}</p>
      <QrCode link={link} className={styles.code} />
      <b>{shownLink(link)}</b>
      <footer>
        {roundLabel && `${roundLabel}. `}
        {say.printed({ time: printed })}
      </footer>
    </section>
  )
}
