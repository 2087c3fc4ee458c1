import { expect, test } from 'vitest'
import { onScreen } from '#test/support/screen.tsx'
import { Crest } from '#web/ui/crest.tsx'

test.each([
  ['https://club.example/logo.png', true],
  ['/logos/own.svg', true],
  ['//evil.example/logo.png', false],
  ['/\\evil.example/logo.png', false],
  ['javascript:alert(1)', false],
])('of the stored logo %s a picture is shown: %s', (logo, isShown) => {
  onScreen(<Crest name="Harbour Open" logo={logo} />)
  expect(document.querySelector('img') !== null).toBe(isShown)
})
