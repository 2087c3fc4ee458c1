import { Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { managePath, type ManageTab } from '#core/addresses/paths.ts'
import { useShortcuts } from '../../hooks/use-shortcuts.ts'
import { optionalView } from '../../navigation/lazy-view.tsx'
import type { DeskActions } from './use-desk.ts'

const KeysDialog = optionalView(async () => (await import('./keys-dialog.tsx')).KeysDialog)

/** In milliseconds after `g`: a letter pressed in this time opens a tab. */
const GOES_FOR = 1500

/** The desk's shortcuts: `e` opens results, `g` and a letter a tab, `z` undoes, `Z` redoes, `?` lists them all. */
export function DeskKeys({ id, actions }: { id: string; actions: Pick<DeskActions, 'undoLast' | 'redo'> }) {
  const navigate = useNavigate()
  const goesUntil = useRef(0)
  const [isOpen, open] = useState(false)
  const goTo = (tab: ManageTab) => () => {
    if (Date.now() < goesUntil.current) void navigate(managePath(id, tab))
    goesUntil.current = 0
  }
  useShortcuts({
    e: () => void navigate(managePath(id, 'results')),
    z: actions.undoLast,
    'Shift Z': actions.redo,
    '?': () => open(true),
    'Shift ?': () => open(true),
    g: () => (goesUntil.current = Date.now() + GOES_FOR),
    d: goTo('desk'),
    r: goTo('results'),
    w: goTo('draw'),
    p: goTo('players'),
    a: goTo('announce'),
    s: goTo('settings'),
    h: goTo('history'),
  })
  return (
    isOpen && (
      <Suspense>
        <KeysDialog onClose={() => open(false)} />
      </Suspense>
    )
  )
}
