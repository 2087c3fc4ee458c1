import { useEffect, useEffectEvent } from 'react'
import { isKeyOff } from './letter-keys.ts'

const EDITABLE = 'input, textarea, select, [contenteditable], [role="dialog"]'
const PRESSABLE = 'button, a, summary'
const SHIFT = 'Shift '

/**
 * Keyboard shortcuts while the component is mounted, by `event.key`, with a `Shift ` prefix where Shift is held. Other
 * modifier keys turn them off.
 */
export function useShortcuts(acts: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.shiftKey ? SHIFT + event.key : event.key]
    const { target } = event
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isKeyOff(event)) return
    if (target instanceof Element && target.closest(EDITABLE)) return
    // Space presses the focused button.
    if (event.key === ' ' && target instanceof Element && target.closest(PRESSABLE)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
