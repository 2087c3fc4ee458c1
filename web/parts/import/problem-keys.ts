import { useShortcuts } from '../../hooks/use-shortcuts.ts'
import type { Doctor } from './use-examination.ts'

const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-problem]')]

function step(by: 1 | -1): void {
  const all = items()
  const at = all.findIndex((item) => item.contains(document.activeElement))
  const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)
  all[next]?.focus()
  all[next]?.scrollIntoView({ block: 'nearest' })
}

function decideHere(decide: (id: string) => void): void {
  const all = items()
  const at = all.findIndex((item) => item.contains(document.activeElement))
  const id = all[at]?.dataset.problem
  if (id === undefined) return
  const next = (all[at + 1] ?? all[at - 1])?.dataset.problem
  decide(id)
  requestAnimationFrame(() =>
    items()
      .find((item) => item.dataset.problem === next)
      ?.focus(),
  )
}

/** Shortcuts: A accepts all, Y accepts the focused problem, N leaves it as it is, arrows move between problems. */
export function useProblemKeys({ decide, acceptAll, seen }: Doctor): void {
  useShortcuts({
    a: acceptAll,
    y: () =>
      decideHere((id) => {
        if (seen.problems.find((problem) => problem.id === id)?.certainty !== 'open') decide(id, 0)
      }),
    n: () => decideHere((id) => decide(id, 'left')),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
  })
}
