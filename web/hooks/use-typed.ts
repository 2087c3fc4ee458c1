import { useState } from 'react'

/** What is typed into the text fields of a form, by name, and the attributes of each field. */
export function useTyped<Typed extends Record<string, string>>(initial: Typed) {
  const [text, setText] = useState(initial)
  const field = (name: keyof Typed, maxLength: number) => ({
    value: text[name],
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => setText({ ...text, [name]: target.value }),
  })
  return { text, field }
}
