import { FootnoteRef } from './footnotes.tsx'
import type { ReasonLine } from './reason.ts'

export function Reasoned({ line: { text, note } }: { line: ReasonLine }) {
  return (
    <p>
      {text}
      {note && <FootnoteRef note={note} />}
    </p>
  )
}
