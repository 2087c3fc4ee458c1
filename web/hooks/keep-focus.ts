import { useEffect, useRef } from 'react'

const CONTROLS = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]']
const REACHED = CONTROLS.map((one) => `${one}:not(:disabled, [tabindex="-1"])`).join()
/** Focus on one of these opens a phone's keyboard. */
const FIELD = 'input:not([type=checkbox], [type=radio]), textarea, select'

/** A control, and its index among the controls of each element around it. */
interface FocusPlace {
  control: HTMLElement
  around: { part: Element; index: number }[]
  /** Whether the control was disabled, moved or removed since. */
  isAway: boolean
}

/**
 * Keeps keyboard focus where it was: on a control that was disabled while saving, or on the successor of a removed one.
 * Returns the ref of the part of the page in which a successor is sought.
 */
export function useKeepFocus<Part extends HTMLElement>() {
  const content = useRef<Part>(null)
  useEffect(() => {
    let place: FocusPlace | undefined
    const arrive = ({ target }: FocusEvent): void => {
      place = target instanceof HTMLElement ? placeOf(target) : undefined
    }
    const keep = (records: MutationRecord[]): void => {
      if (!place) return
      const { control } = place
      const isMoved = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(control)))
      if (isMoved || !isUsable(control)) place.isAway = true
      if (!place.isAway || hasFocus()) return
      const next = control.isConnected ? control : successor(place, content.current)
      if (next && isUsable(next)) next.focus({ preventScroll: true })
    }
    const changes = new MutationObserver(keep)
    /** Leaving a usable control is the reader's own choice. */
    const leave = ({ target }: FocusEvent): void =>
      queueMicrotask(() => {
        keep(changes.takeRecords())
        if (place?.control === target && !place.isAway) place = undefined
      })
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', arrive)
    document.addEventListener('focusout', leave)
    return () => {
      changes.disconnect()
      document.removeEventListener('focusin', arrive)
      document.removeEventListener('focusout', leave)
    }
  }, [])
  return content
}

/** A browser blurs a disabled control with a delay, so `activeElement` alone does not tell. */
const hasFocus = (): boolean => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement !== document.body && isUsable(activeElement)
}

const isUsable = (control: HTMLElement): boolean => control.isConnected && !control.matches(':disabled')

const controlsOf = (part: Element): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(REACHED)].filter((one) => one.checkVisibility())

function placeOf(control: HTMLElement): FocusPlace {
  const around: FocusPlace['around'] = []
  for (let part = control.parentElement; part && part !== document.body; part = part.parentElement)
    around.push({ part, index: controlsOf(part).indexOf(control) })
  return { control, around, isAway: false }
}

/** The control now at the place of a removed one, in the smallest remaining element around it that has controls. */
function successor({ control, around }: FocusPlace, content: Element | null): HTMLElement | undefined {
  const mayBeField = control.matches(FIELD)
  const fits = (one: HTMLElement): boolean => mayBeField || !one.matches(FIELD)
  for (const { part, index } of around) {
    if (!part.isConnected) continue
    // The whole page was replaced: take the first control of its content, once that is there.
    if (!content?.contains(part) && part.contains(content)) return content ? controlsOf(content).find(fits) : undefined
    const controls = controlsOf(part)
    const found = controls.slice(Math.max(0, index)).find(fits) ?? controls.slice(0, Math.max(0, index)).findLast(fits)
    if (found) return found
  }
  return content ? controlsOf(content).find(fits) : undefined
}
