import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { linkedServices } from './linked-services.ts'

const siteWith = (files: Record<string, string>) => aFolder({ 'src/site.config.ts': '', ...files })

test('content files and own pages keep the services that they link to', () => {
  const root = siteWith({
    'src/content/booking/consultation.ts': "export const consultation = { href: '/booking/4' }",
    'src/content/seed/services.ts': "export const first = '/booking/9'",
  })
  const page = {
    content:
      'Ask [us](/booking/12), or [me](/booking/4?source=page), see [the rest](/booking/confirmation/1).',
  }
  expect(linkedServices([page], root)).toEqual([4, 12])
})

test('an agency’s own file takes the place of the sample’s, with its links', () => {
  const root = siteWith({
    'src/content/booking/consultation.ts': "export const consultation = { href: '/booking/1' }",
    'src/site/booking/consultation.ts': "export const consultation = { href: '/booking/3' }",
  })
  expect(linkedServices([], root)).toEqual([3])
})
