/** A CommonMark block: a container of blocks, or a leaf with text. */
export type Block =
  | Container
  | { type: 'paragraph'; lines: string[] }
  | { type: 'heading'; level: number; text: string }
  | { type: 'code'; info: string; lines: string[]; fence?: { mark: string; indent: number } }
  | { type: 'rule' }

export type Container =
  | { type: 'document' | 'quote'; children: Block[] }
  | { type: 'list'; children: Block[]; mark: string; start: number; loose: boolean }
  | { type: 'item'; children: Block[]; width: number }

export type Paragraph = Extract<Block, { type: 'paragraph' }>
export type CodeBlock = Extract<Block, { type: 'code' }>

/** Link reference definitions by normalised label. */
export type Definitions = Map<string, Target>

export interface Target {
  url: string
  title: string | undefined
}
