import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inRouter } from '#test/support/screen.tsx'
import { NotFoundPage } from '#web/pages/not-found.tsx'
import { SITE } from '#web/site.ts'

test('an unknown page says so, and links to notices of maintenance', () => {
  inRouter(<NotFoundPage />)
  expect(screen.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'social page' }).getAttribute('href')).toBe(SITE.notices)
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Page not found · Kibitz')
})
