import type { PieceKind } from './position.ts'

const FOOT = 'M11 38.6v-2.4c0-1.5 1-2.7 2.6-2.7h17.8c1.6 0 2.6 1.2 2.6 2.7v2.4z'

/** The outlines of a piece. */
export interface PieceShape {
  /** Circles: x, y, radius. */
  dots?: [number, number, number][]
  /** What is drawn over the ground, thicker. */
  top?: string
  shapes: string[]
  /** Lines within. */
  lines?: string
  eye?: [number, number, number]
}

/** Drawn on 45 × 45. */
export const PIECE_SHAPES: Record<PieceKind, PieceShape> = {
  k: {
    top: 'M22.5 5v8.5M19 8h7',
    shapes: [
      'M22.5 19.5c-.8-2.6-2.3-4.2-2.3-5.7a2.3 2.3 0 0 1 4.6 0c0 1.5-1.5 3.1-2.3 5.7z',
      'M22.5 19.5c2-3.8 5.2-5.7 8.5-5.7 3.9 0 6.5 2.7 6.5 6.2 0 3-1.9 5-4.2 7.1-1.5 1.4-1.9 3.2-1.9 6.4H13.6c0-3.2-.4-5-1.9-6.4C9.4 25 7.5 23 7.5 20c0-3.5 2.6-6.2 6.5-6.2 3.3 0 6.5 1.9 8.5 5.7z',
      FOOT,
    ],
    lines: 'M12.9 28.4c6.3-1.4 12.9-1.4 19.2 0M22.5 20v6',
  },
  q: {
    dots: [
      [8, 12, 2],
      [16.6, 8, 2],
      [28.4, 8, 2],
      [37, 12, 2],
    ],
    shapes: [
      'M8.4 14.2l5.9 9.3L16.7 10l5.8 11.5L28.3 10l2.4 13.5 5.9-9.3c-.3 5-1.5 9-3.5 12.7-.9 1.7-1.3 3.6-1.3 6.6H13.2c0-3-.4-4.9-1.3-6.6-2-3.7-3.2-7.7-3.5-12.7z',
      FOOT,
    ],
    lines: 'M12.7 28.6c6.4-1.5 13.2-1.5 19.6 0',
  },
  r: {
    shapes: [
      'M11.5 7.5h5.2v3.3h3.2V7.5h5.2v3.3h3.2V7.5h5.2v7.2l-3.4 3.1c.2 6.6.6 11.2 2 15.7H12.9c1.4-4.5 1.8-9.1 2-15.7l-3.4-3.1z',
      FOOT,
    ],
    lines: 'M15.3 17.8h14.4',
  },
  b: {
    dots: [[22.5, 6.7, 2.2]],
    shapes: [
      'M22.5 9c4.6 2.8 7.4 6.6 7.4 10.3 0 2.3-1 4-2.5 5.3h.9c.6 0 .9.7.5 1.1l-2.2 1.8c.4 2.2 1.8 4 4 6H14.4c2.2-2 3.6-3.8 4-6l-2.2-1.8c-.4-.4-.1-1.1.5-1.1h.9c-1.5-1.3-2.5-3-2.5-5.3C15.1 15.6 17.9 11.8 22.5 9z',
      FOOT,
    ],
    lines: 'M22.5 13.7v6.6M19.2 17h6.6',
  },
  n: {
    shapes: [
      'M13.2 33.5c0-6.6 6.7-8.3 7.8-13.3-2.3 1.7-5.2 2-7 4.5-1 1.4-2.7 1.7-4 .5l-1.3-1.3c-1-1-.9-2.4-.1-3.7 2-3.2 3.4-4.6 4.1-7 .4-1.3 1.3-2.3 2.5-3.1l-.5-4.3 4.5 2.9c.8-.2 1.6-.3 2.5-.3 8.7 0 12.6 9.3 12 25.1z',
      FOOT,
    ],
    lines: 'M24.6 12c4.3 2.6 6 8.6 5.7 17.4',
    eye: [15.7, 15.6, 1.15],
  },
  p: {
    shapes: [
      'M22.5 9a5.4 5.4 0 0 1 3.7 9.4h1.9c.6 0 .9.7.5 1.1l-2.4 2c.3 4.8 2.2 8 5.3 12H13.5c3.1-4 5-7.2 5.3-12l-2.4-2c-.4-.4-.1-1.1.5-1.1h1.9A5.4 5.4 0 0 1 22.5 9z',
      FOOT,
    ],
  },
}

/** White is white and black is black in both themes: a piece's colour is a fact. */
export const PIECE_COLOURS = {
  w: { fill: '#fdfdfb', stroke: '#20241f', line: '#20241f' },
  b: { fill: '#23282a', stroke: '#0c0e0d', line: '#e9ebe6' },
} as const
