import * as say from '#words/print.js'
import { useMemo } from 'react'
import { encode } from 'uqr'

export function QrCode({ link, className }: { link: string; className?: string | undefined }) {
  const { size, path } = useMemo(() => drawn(link), [link])
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say.qrCode({ link })}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}

function drawn(link: string) {
  const { data, size } = encode(link, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
