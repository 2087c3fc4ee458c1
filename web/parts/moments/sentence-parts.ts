/** Asterisks begin and end the bold part of a sentence, so a name has none. */
export const plainName = (name: string): string => name.replaceAll('*', '∗')

/** The bold beginning of a moment’s sentence, and the rest; both without the asterisks around the bold part. */
export function sentenceParts(sentence: string): [bold: string, rest: string] {
  const [, bold = '', rest = ''] = /^\*\*(.*?)\*\*(.*)$/s.exec(sentence) ?? []
  return bold === '' ? ['', sentence.replaceAll('**', '')] : [bold, rest]
}
