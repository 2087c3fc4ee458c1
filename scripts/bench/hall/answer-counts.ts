/** How often each kind of request had each kind of answer. */
export interface AnswerCounts {
  note: (kind: string, answer: string | number) => void
  /** A line for each kind, with its answers and how often each came. */
  lines: () => string[]
  /** Answers to all kinds together that `isWanted` accepts. */
  count: (isWanted: (answer: string, kind: string) => boolean) => number
}

export function newAnswerCounts(): AnswerCounts {
  const kinds = new Map<string, Map<string, number>>()
  return {
    note(kind, answer) {
      const answers = kinds.get(kind) ?? new Map<string, number>()
      answers.set(String(answer), (answers.get(String(answer)) ?? 0) + 1)
      kinds.set(kind, answers)
    },
    lines: () =>
      [...kinds].toSorted().map(([kind, answers]) => {
        const all = [...answers.values()].reduce((sum, count) => sum + count, 0)
        const each = [...answers].toSorted().map(([answer, count]) => `${answer} × ${count}`)
        return `  ${kind.padEnd(34)}${String(all).padStart(7)}   ${each.join(', ')}`
      }),
    count: (isWanted) =>
      [...kinds].reduce(
        (sum, [kind, answers]) =>
          sum + [...answers].reduce((part, [answer, count]) => part + (isWanted(answer, kind) ? count : 0), 0),
        0,
      ),
  }
}
