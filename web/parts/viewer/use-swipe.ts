import { useRef, type TouchEvent } from 'react'
import { towards } from '../../navigation/towards.ts'

/** In CSS pixels: shorter ways are presses. The way must also be twice as wide as it is high. */
const FAR = 48

/** Touch handlers that call `onSwipe` with the direction of a horizontal swipe by one finger: 1 is forward. */
export function useSwipe(onSwipe: ((by: 1 | -1) => void) | undefined) {
  const from = useRef<{ x: number; y: number }>(undefined)
  if (!onSwipe) return {}
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 ? touches[0] : undefined
      from.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchCancel() {
      from.current = undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const [began, touch] = [from.current, changedTouches[0]]
      from.current = undefined
      if (!began || !touch) return
      const [x, y] = [touch.clientX - began.x, touch.clientY - began.y]
      // The next board comes in from the end of the line, as a page does.
      if (Math.abs(x) >= FAR && Math.abs(x) > 2 * Math.abs(y)) onSwipe(towards(x < 0 ? 'ArrowRight' : 'ArrowLeft'))
    },
  }
}
