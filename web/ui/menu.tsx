import { isRightToLeft } from '#core/text/isolated.ts'
import { towards } from '../navigation/towards.ts'
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import styles from './menu.module.css'

const GAP = 4
const MARGIN = 12

/**
 * A menu at the button that opened it, open as long as it is rendered; on a phone a sheet at the lower edge. Arrow keys
 * move through its items. Escape and a click beside it call `onClose`; the focus returns to the button.
 */
export function Menu({ label, at, onClose, children }: MenuProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = sheet.current!
    shown.showPopover()
    // Items that load later change the menu's height.
    const resized = new ResizeObserver(() => at.current && place(shown, at.current.getBoundingClientRect()))
    resized.observe(shown)
    place(shown, at.current!.getBoundingClientRect())
    items(shown)[0]?.focus({ preventScroll: true })
    return () => {
      resized.disconnect()
      if (shown.matches(':popover-open')) shown.hidePopover()
    }
  }, [at])
  return (
    <div
      ref={sheet}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={(event) => step(event, sheet.current!)}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose()
      }}
    >
      {children}
    </div>
  )
}

interface MenuProps {
  label: string
  /** The button that opened it. */
  at: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

export function MenuItem({ onChoose, disabled, children }: MenuItemProps) {
  return (
    <button type="button" role="menuitem" className={styles.item} disabled={disabled} onClick={onChoose}>
      {children}
    </button>
  )
}

interface MenuItemProps {
  onChoose: () => void
  disabled?: boolean
  children: ReactNode
}

const items = (sheet: HTMLElement): HTMLButtonElement[] => [
  ...sheet.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
]

/** Below the button, or above it where there is no room; positioned in the page, so that it scrolls with it. */
function place(sheet: HTMLElement, button: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = sheet
  const aligned = isRightToLeft() ? button.left : button.right - width
  const left = Math.min(Math.max(MARGIN, aligned), document.documentElement.clientWidth - width - MARGIN)
  const below = button.bottom + GAP
  const hasRoom = below + height <= innerHeight - MARGIN
  const top = hasRoom ? below : Math.max(MARGIN, button.top - GAP - height)
  sheet.style.setProperty('--left', `${left + scrollX}px`)
  sheet.style.setProperty('--top', `${top + scrollY}px`)
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

function step(event: KeyboardEvent, sheet: HTMLElement): void {
  // Keeps the page's shortcuts from reacting.
  event.stopPropagation()
  const all = items(sheet)
  const at = all.indexOf(document.activeElement as HTMLButtonElement)
  const by = event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? towards(event.key) : STEPS[event.key]
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : by && (at + by + all.length) % all.length
  if (next === undefined) return
  event.preventDefault()
  all[next]?.focus()
}
