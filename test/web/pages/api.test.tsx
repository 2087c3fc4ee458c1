import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openapiQuery, type Description } from '#web/api/openapi.ts'
import { ApiPage } from '#web/pages/api.tsx'
import { onScreen } from '#test/support/screen.tsx'

const DESCRIPTION: Description = {
  info: { description: 'For other sites.', version: '1.2.3' },
  tags: [{ name: 'Tournaments' }, { name: 'Files' }],
  paths: {
    '/tournament/{id}/getStatus': {
      get: {
        operationId: 'getStatus',
        tags: ['Tournaments'],
        summary: 'How it stands',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'Its id.',
            schema: { type: 'string' },
            example: 'cup',
          },
        ],
        responses: {
          200: {
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Status' }, example: { name: '<b>Cup</b>' } },
            },
          },
          404: { $ref: '#/components/responses/unknown' },
        },
      },
    },
    '/announcements.rss': {
      get: {
        operationId: 'rss',
        tags: ['Files'],
        summary: 'News',
        parameters: [],
        responses: {
          200: { description: 'RSS 2.0.', content: { 'application/rss+xml': { schema: { type: 'string' } } } },
        },
      },
    },
  },
  components: {
    schemas: { Status: { type: 'object', properties: { name: { type: 'string', description: 'Its name.' } } } },
    responses: { unknown: { description: 'There is nothing of that name.' } },
  },
}
const opened = () =>
  onScreen(<ApiPage />, [
    [openapiQuery().queryKey, DESCRIPTION],
    [['markdown', DESCRIPTION.info.description], '<p>For other sites.</p>'],
  ])

test('each call shows its address, parameters, answers and an example', () => {
  opened()
  const call = document.getElementById('getStatus')!
  expect(call.querySelector('summary')!.textContent).toBe('GET/tournament/{id}/getStatusHow it stands')
  expect(within(call).getByLabelText('Parameters of /tournament/{id}/getStatus').textContent).toContain('Its id.')
  expect(within(call).getByLabelText('curl').textContent).toBe(`curl '${location.origin}/api/tournament/cup/getStatus'`)
  const [properties, example] = within(call).getAllByLabelText('Response of /tournament/{id}/getStatus')
  expect(properties!.textContent).toContain('Its name.')
  expect(JSON.parse(example!.textContent)).toEqual({ name: '<b>Cup</b>' })
  expect(call.textContent).toContain('There is nothing of that name.')
})

test('calls are searched, and a search without hits says so', () => {
  opened()
  expect(screen.getByRole('status').textContent).toBe('2 calls')
  const box = screen.getByRole('searchbox', { name: 'Find a call' })
  fireEvent.change(box, { target: { value: 'rss' } })
  expect(screen.getByRole('status').textContent).toBe('1 of 2 calls')
  expect(document.getElementById('getStatus')).toBeNull()
  fireEvent.change(box, { target: { value: 'zzz' } })
  expect(screen.getByText('No calls match “zzz”.')).toBeTruthy()
})
