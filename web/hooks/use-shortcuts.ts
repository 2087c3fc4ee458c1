import { useEffect, useEffectEvent } from 'react'
import { isKeyOff } from './letter-keys.ts'

const EDITABLE = 'input, textarea, select, [contenteditable], [role="dialog"]'
const PRESSABLE = 'button, a, summary'

/** Does what the keys say while the page is on screen; keys by their name, without any other held down than `Shift Enter` says. */
export function useShortcuts(acts: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = acts[event.shiftKey ? `Shift ${event.key}` : event.key]
    const { target } = event
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isKeyOff(event)) return
    if (target instanceof Element && target.closest(EDITABLE)) return
    // Space presses the button that has the focus.
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
