import { Suspense, useEffect, useState } from 'react'
import { optionalView } from '../../navigation/lazy-view.tsx'
import type { AskedFigure } from './asked-figure.ts'

const FigureNote = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./figure-note.tsx')).FigureNote,
  { edge: false },
)

/** Opens the explanation of a figure beside its name; the code that knows all figures is loaded with the first one. */
export function FigureNotes({ event: shown }: { event: string | undefined }) {
  const [asked, ask] = useState<AskedFigure>()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = pressedFigure(event)
      if (!link) return
      event.preventDefault()
      const { figure, event: of, round, player } = link.dataset
      ask({
        link,
        code: figure!,
        // The page’s own event is known by the word of its address.
        event: shown ?? of,
        round: round === undefined ? undefined : Number(round),
        player: player === undefined ? undefined : Number(player),
      })
    }
    // Before the router sees the click.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [shown])
  return asked ? (
    <Suspense>
      <FigureNote key={asked.code} asked={asked} onClose={() => ask(undefined)} />
    </Suspense>
  ) : null
}

/** Undefined where the browser is to open the link itself, in another tab for example. */
function pressedFigure(event: MouseEvent): HTMLElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return (event.target instanceof Element && event.target.closest<HTMLElement>('a[data-figure]')) || undefined
}
