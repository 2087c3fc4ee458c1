import { useLayoutEffect, useState, type RefObject } from 'react'

export function useMinWidth(box: RefObject<HTMLElement | null>, width: number): boolean {
  const [fits, setFits] = useState(true)
  useLayoutEffect(() => {
    const measure = () => setFits(box.current!.clientWidth >= width)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box.current!)
    return () => watch.disconnect()
  }, [box, width])
  return fits
}
