import { useRef } from 'react'
import { managePath, type ManageTab } from '#core/addresses/paths.ts'
import { useShortcuts } from '../../hooks/use-shortcuts.ts'
import { navigate } from '../../navigation/navigate.ts'

/** So long after `g` a letter leads to a tab. */
const GOES_FOR = 1500

/** The keys of the desk: `e` to results, `g` and a letter to a tab, `z` undo. */
export function useDeskKeys(id: string, undoLast: () => void): void {
  const goesUntil = useRef(0)
  const goTo = (tab: ManageTab) => () => {
    if (Date.now() < goesUntil.current) navigate(managePath(id, tab))
    goesUntil.current = 0
  }
  useShortcuts({
    e: () => navigate(managePath(id, 'results')),
    z: undoLast,
    g: () => (goesUntil.current = Date.now() + GOES_FOR),
    d: goTo('desk'),
    r: goTo('results'),
    w: goTo('draw'),
    p: goTo('players'),
    a: goTo('announce'),
    s: goTo('settings'),
    h: goTo('history'),
  })
}
