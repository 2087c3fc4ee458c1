export type FormFact = [term: string, value: string | number]

/** The facts at the head of a printed form. */
export const FormFacts = ({ facts }: { facts: readonly FormFact[] }) => (
  <dl>
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd dir="auto">{value}</dd>
      </div>
    ))}
  </dl>
)
