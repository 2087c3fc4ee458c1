import type { ReactNode } from 'react'
import * as say from '#words/spoilers.js'
import { T } from '../../ui/t.tsx'
import { useReveal } from '../../api/spoilers.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'

const heard = (text: ReactNode) => <span className={layout.heard}>{text}</span>

export function ShowResult({ id, place }: { id: string; place: string }) {
  const { tournament, round, no } = parsePairingId(id)!
  const reveal = useReveal(tournament)
  return (
    <Button small onClick={() => void reveal({ games: [[round, no]] })}>
      <T of={say.showResult({ heard, place })} />
    </Button>
  )
}
