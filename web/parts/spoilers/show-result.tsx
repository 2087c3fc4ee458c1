import { useReveal } from '../../api/spoilers.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import layout from '../../styles/layout.module.css'
import { Button } from '../../ui/button.tsx'

export function ShowResult({ id, place }: { id: string; place: string }) {
  const { tournament, round, no } = parsePairingId(id)!
  const reveal = useReveal(tournament)
  return (
    <Button small onClick={() => void reveal({ games: [[round, no]] })}>
      Show<span className={layout.heard}> result, {place}</span>
    </Button>
  )
}
