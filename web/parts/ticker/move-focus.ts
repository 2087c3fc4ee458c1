import type { KeyboardEvent } from 'react'
import { isRightToLeft } from '#core/text/isolated.ts'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Arrow keys move the focus from match to match, Home and End to the first and the last one. */
export function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const links = [...event.currentTarget.closest('[role=list]')!.querySelectorAll('a')]
  const at = links.indexOf(event.currentTarget)
  const by = (STEPS[event.key] ?? 0) * (isRightToLeft() ? -1 : 1)
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : at + by
  if (to === at || !links[to]) return
  event.preventDefault()
  links[to].focus()
}
