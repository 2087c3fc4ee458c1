import * as say from '#words/report.js'
import { Suspense, useEffect, useState } from 'react'
import { claimText } from '#core/changes/report-result.ts'
import { isDisputed } from '#core/match/reported-result.ts'
import { useMe } from '../../api/session.ts'
import { whenIdle } from '../../hooks/when-idle.ts'
import { lazyView } from '../../navigation/lazy-view.tsx'
import { Button } from '../../ui/button.tsx'
import { usePairingFacts, type PairingFacts } from '../desk/results/pairing-facts.ts'

const ReportDialog = lazyView(async () => (await import('./report-dialog.tsx')).ReportDialog)

/**
 * Reports the result of the user's own match. Renders nothing for other matches, or when an arbiter has entered the
 * result.
 */
export function ReportButton({ id }: { id: string }) {
  const pairing = usePairingFacts(id)
  const [isOpen, open] = useState(false)
  const own = useMe()?.managedEntries ?? []
  const side = pairing?.ids.findIndex((entry) => own.includes(entry)) ?? -1
  const isOwn = side >= 0
  // Loaded ahead: the hall's Wi-Fi may be gone when the game is over.
  useEffect(() => (isOwn ? whenIdle(() => ReportDialog.preload().catch(() => undefined)) : undefined), [isOwn])
  if (!pairing || !isOwn || pairing.isConfirmed || !pairing.settings.allowSelfSubmissions) return null
  return (
    <>
      <Button small onClick={() => open(true)}>
        {labelOf(pairing, side === 0)}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog pairing={pairing} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  )
}

function labelOf({ outcome, facts }: PairingFacts, isWhite: boolean): string {
  const own = isWhite ? facts.whiteSays : facts.blackSays
  if (isDisputed({ outcome, facts })) return say.resultDisputed()
  if (own !== undefined) return say.youReported({ result: claimText(own) })
  return facts.whiteSays === undefined && facts.blackSays === undefined ? say.reportResult() : say.confirmResult()
}
