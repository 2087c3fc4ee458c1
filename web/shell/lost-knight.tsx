import type { ReactNode } from 'react'

const SIZE = 52
const BASE = 'M11 38.6v-2.4c0-1.5 1-2.7 2.6-2.7h17.8c1.6 0 2.6 1.2 2.6 2.7v2.4z'
const KNIGHT =
  'M13.2 33.5c0-6.6 6.7-8.3 7.8-13.3-2.3 1.7-5.2 2-7 4.5-1 1.4-2.7 1.7-4 .5l-1.3-1.3c-1-1-.9-2.4-.1-3.7 2-3.2 3.4-4.6 4.1-7 .4-1.3 1.3-2.3 2.5-3.1l-.5-4.3 4.5 2.9c.8-.2 1.6-.3 2.5-.3 8.7 0 12.6 9.3 12 25.1z'
const PAWN =
  'M22.5 9a5.4 5.4 0 0 1 3.7 9.4h1.9c.6 0 .9.7.5 1.1l-2.4 2c.3 4.8 2.2 8 5.3 12H13.5c3.1-4 5-7.2 5.3-12l-2.4-2c-.4-.4-.1-1.1.5-1.1h1.9A5.4 5.4 0 0 1 22.5 9z'
const ROOK =
  'M11.5 7.5h5.2v3.3h3.2V7.5h5.2v3.3h3.2V7.5h5.2v7.2l-3.4 3.1c.2 6.6.6 11.2 2 15.7H12.9c1.4-4.5 1.8-9.1 2-15.7l-3.4-3.1z'
const KING =
  'M22.5 19.5c-.8-2.6-2.3-4.2-2.3-5.7a2.3 2.3 0 0 1 4.6 0c0 1.5-1.5 3.1-2.3 5.7zM22.5 19.5c2-3.8 5.2-5.7 8.5-5.7 3.9 0 6.5 2.7 6.5 6.2 0 3-1.9 5-4.2 7.1-1.5 1.4-1.9 3.2-1.9 6.4H13.6c0-3.2-.4-5-1.9-6.4C9.4 25 7.5 23 7.5 20c0-3.5 2.6-6.2 6.5-6.2 3.3 0 6.5 1.9 8.5 5.7z'

/** A corner of a board, and a knight that jumped off it. */
export function LostKnight() {
  return (
    <svg viewBox="0 0 276 232" aria-hidden="true">
      <rect width={4 * SIZE} height={4 * SIZE} rx="4" fill="var(--board-light)" />
      <clipPath id="board">
        <rect width={4 * SIZE} height={4 * SIZE} rx="4" />
      </clipPath>
      <path clipPath="url(#board)" fill="var(--board-dark)" d={darkSquares()} />
      <g fontFamily="var(--font-figure)" fontWeight="600" fontSize="13" fill="var(--ink-3)" textAnchor="middle">
        {[...'efghi'].map((file, at) => (
          <text key={file} x={26 + at * SIZE} y="226" fill={file === 'i' ? 'var(--felt)' : undefined}>
            {file}
          </text>
        ))}
      </g>
      {[1, 2, 3].map((file) => (
        <Piece key={file} file={file} rank={2} of={PAWN} />
      ))}
      <Piece file={1} rank={3} of={ROOK} lines="M15.3 17.8h14.4" />
      <Piece file={2} rank={3} of={KING} lines="M22.5 5v8.5M19 8h7M12.9 28.4c6.3-1.4 12.9-1.4 19.2 0M22.5 20v6" />
      <rect
        x="214"
        y="54"
        width="48"
        height="48"
        rx="4"
        fill="var(--board-dark)"
        fillOpacity=".28"
        stroke="var(--felt)"
        strokeWidth="2"
        strokeDasharray="5 5"
      />
      <Piece x={214} y={54} of={KNIGHT} lines="M24.6 12c4.3 2.6 6 8.6 5.7 17.4">
        <circle fill="#20241f" stroke="none" cx="15.7" cy="15.6" r="1.15" />
      </Piece>
    </svg>
  )
}

const darkSquares = (): string =>
  Array.from({ length: 16 }, (_, at) => [at % 4, Math.floor(at / 4)] as const)
    .filter(([file, rank]) => (file + rank) % 2 === 1)
    .map(([file, rank]) => `M${file * SIZE} ${rank * SIZE}h${SIZE}v${SIZE}h-${SIZE}z`)
    .join('')

function Piece({ file = 0, rank = 0, x = file * SIZE + 2, y = rank * SIZE + 2, of, lines, children }: PieceProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${48 / 45})`}
      fill="#fdfdfb"
      stroke="#20241f"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={of + BASE} />
      {lines && <path d={lines} fill="none" />}
      {children}
    </g>
  )
}

interface PieceProps {
  file?: number
  rank?: number
  x?: number
  y?: number
  of: string
  lines?: string
  children?: ReactNode
}
