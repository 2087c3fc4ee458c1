import * as say from '#words/people.js'
import { FEDERATIONS } from '#core/people/federations.ts'
import { FEDERATION_LENGTH } from '#core/limits/event.ts'
import { Field } from '../../ui/field.tsx'

export function FederationField({ value }: { value: string }) {
  return (
    <>
      <Field
        label={say.federation()}
        name="nationality"
        defaultValue={value}
        list="federations"
        maxLength={FEDERATION_LENGTH}
        hint={say.federationHint()}
      />
      <datalist id="federations">
        {Array.from(FEDERATIONS.keys(), (code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </datalist>
    </>
  )
}
