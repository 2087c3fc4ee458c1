import * as say from '#words/starts.js'
import { useState } from 'react'
import type { StartBoard } from '../../../api/starts.ts'
import { Button } from '../../../ui/button.tsx'

/** Both links of each board as lines of text, to be sent to players who don’t use the site. */
const linesOf = (boards: readonly StartBoard[]): string =>
  boards
    .flatMap(({ white, black, whiteLink, blackLink }) => [
      say.linkLine({ player: white, link: whiteLink ?? '' }),
      say.linkLine({ player: black, link: blackLink ?? '' }),
    ])
    .join('\n')

export function CopyLinks({ boards }: { boards: readonly StartBoard[] }) {
  const [isCopied, note] = useState(false)
  const [only, ...others] = boards
  return (
    <Button
      small
      aria-label={only && others.length === 0 && !isCopied ? say.copyOf({ board: only.board }) : undefined}
      onClick={() => void navigator.clipboard?.writeText(linesOf(boards)).then(() => note(true))}
    >
      {isCopied ? say.linksCopied() : say.copyLinks()}
    </Button>
  )
}
