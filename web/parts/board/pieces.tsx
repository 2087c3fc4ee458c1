import { PIECE_COLOURS, PIECE_SHAPES, type PieceShape } from '#core/game/piece-shapes.ts'
import { PIECES, type PieceKind } from '#core/game/position.ts'

export const pieceId = (kind: PieceKind, white: boolean): string => `piece-${white ? 'w' : 'b'}${kind}`

/** The twelve pieces as SVG definitions, for a board to reference. */
export function Pieces() {
  return (
    <defs>
      {(['w', 'b'] as const).flatMap((side) =>
        (Object.keys(PIECES) as PieceKind[]).map((kind) => (
          <symbol key={side + kind} id={pieceId(kind, side === 'w')} viewBox="0 0 45 45">
            <Piece {...PIECE_SHAPES[kind]} colours={PIECE_COLOURS[side]} />
          </symbol>
        )),
      )}
    </defs>
  )
}

function Piece({
  dots,
  top,
  shapes,
  lines,
  eye,
  colours,
}: PieceShape & { colours: (typeof PIECE_COLOURS)['w' | 'b'] }) {
  const { fill, stroke, line } = colours
  return (
    <g fill={fill} stroke={stroke} strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round">
      {dots?.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} />
      ))}
      {top && <path fill="none" strokeWidth="2.2" d={top} />}
      {shapes.map((shape) => (
        <path key={shape} d={shape} />
      ))}
      {eye && <circle fill={line} stroke="none" cx={eye[0]} cy={eye[1]} r={eye[2]} />}
      {lines && <path fill="none" stroke={line} strokeWidth="1.3" d={lines} />}
    </g>
  )
}
