import type { ShownLine } from '#core/import/line-changes.ts'
import styles from './raw-lines.module.css'

const SIGNS: Record<ShownLine['sign'], string> = { stays: '', goes: '−', comes: '+' }

/** Raw lines of a file with the faulty or changed columns marked, scrolled to the mark. */
export function RawLines({ lines, label }: { lines: ShownLine[]; label: string }) {
  if (lines.length === 0) return null
  return (
    // A scrollable group must be focusable for keyboard users.
    <div className={styles.raw} tabIndex={0} role="group" aria-label={label} ref={scrollToMark}>
      {lines.map((line) => (
        <RawLine key={`${line.no} ${line.sign}`} line={line} />
      ))}
    </div>
  )
}

function RawLine({ line: { no, sign, text, mark } }: { line: ShownLine }) {
  const characters = Array.from(text)
  const part = (from: number, to: number): string => characters.slice(from, to).join('')
  const [from, to] = mark ? [mark.from - 1, mark.to] : [characters.length, characters.length]
  const marked = part(from, to).padEnd(mark && Number.isFinite(to) ? to - from : 0)
  const Mark = sign === 'comes' ? 'ins' : 'mark'
  return (
    <div>
      <span className={styles.sign}>{SIGNS[sign] || no}</span>
      {part(0, from)}
      {marked && <Mark>{marked}</Mark>}
      {part(to, characters.length)}
    </div>
  )
}

const MARGIN = 40

function scrollToMark(group: HTMLDivElement | null): void {
  const mark = group?.querySelector<HTMLElement>('mark, ins')
  if (!group || !mark) return
  const end = mark.offsetLeft - group.offsetLeft + mark.offsetWidth + MARGIN
  group.scrollLeft = Math.max(0, end - group.clientWidth)
}
