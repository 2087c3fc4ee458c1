import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { withoutLanguage } from '#core/addresses/localized.ts'
import { onHistoryStep } from './history-steps.ts'
import { pathOfLink, pressedLink } from './page-link.ts'

/** The entry's position in the browser's history, which the router stores in the entry's state. */
const positionOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx

/**
 * Calls `ask` before a link, back, forward or closing the window would leave the page while `isUnsaved`; its `leave`
 * performs the step. The router's own `useBlocker` needs a data router: build/README.md says why none is used.
 */
export function useLeaveGuard(isUnsaved: () => boolean, ask: (leave: () => void) => void): void {
  const navigate = useNavigate()
  const location = useLocation()
  const shown = useRef({ position: 0, pathname: '' })
  const step = useRef<'taken back' | 'allowed'>(undefined)
  useEffect(() => {
    const position = positionOf(history.state) ?? shown.current.position
    shown.current = { position, pathname: location.pathname }
  }, [location])

  // The router’s addresses have no language.
  const isShown = ({ pathname }: { pathname: string }): boolean =>
    withoutLanguage(pathname).pathname === shown.current.pathname
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = pressedLink(event)
    if (!link || isShown(link) || !isUnsaved()) return
    event.preventDefault()
    event.stopPropagation()
    ask(() => void navigate(pathOfLink(link)))
  })
  // `popstate` fires after the step: undo it, and repeat it once that is allowed.
  const onPop = useEffectEvent((event: PopStateEvent) => {
    const delta = (positionOf(history.state) ?? shown.current.position) - shown.current.position
    const known = step.current
    step.current = undefined
    if (known === 'taken back') return event.stopImmediatePropagation()
    if (known === 'allowed' || delta === 0) return
    if (isShown(globalThis.location) || !isUnsaved()) return
    event.stopImmediatePropagation()
    step.current = 'taken back'
    history.go(-delta)
    ask(() => {
      step.current = 'allowed'
      history.go(delta)
    })
  })
  // On closing a window browsers show their own question.
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault())

  useEffect(() => {
    const aborting = new AbortController()
    const { signal } = aborting
    // Captures before the router handles the click.
    document.addEventListener('click', (event) => onClick(event), { capture: true, signal })
    addEventListener('beforeunload', (event) => onUnload(event), { signal })
    const stop = onHistoryStep((event) => onPop(event))
    return () => {
      stop()
      aborting.abort()
    }
  }, [])
}
