import * as say from '#words/following.js'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'

export function CopyButton({ text, children }: { text: string; children: string }) {
  const [isCopied, note] = useState(false)
  return (
    <Button small onClick={() => void navigator.clipboard?.writeText(text).then(() => note(true))}>
      {isCopied ? say.copied() : children}
    </Button>
  )
}
