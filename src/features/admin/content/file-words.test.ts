import { expect, test } from 'vitest'
import { serviceTexts } from '#content/interface/admin/services.ts'
import { navigation } from '#content/navigation.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { fileWords } from './file-words.ts'

const entry = navigation[0]?.entries.find(({ path }) => isPageOn(path))
const { path = '', title = '' } = entry ?? {}
const service = {
  title,
  bookingTitle: 'Another name',
  link: path,
  status: 'published',
  onHome: false,
  onOverview: true,
  onBooking: false,
}

test.skipIf(!entry)('a service that menu and footer name as one of its names needs no sentence', () => {
  expect(fileWords(service)).toBeNull()
  expect(fileWords({ ...service, title: 'Renamed', bookingTitle: title })).toBeNull()
})

test.skipIf(!entry)('a renamed service is told how menu and footer still name its page', () => {
  expect(fileWords({ ...service, title: 'Renamed' })).toBe(serviceTexts.namedOtherwise(path, title))
})

test.skipIf(!entry)('a service that is hidden is told that menu and footer still lead to its page', () => {
  for (const hidden of [{ status: 'archived' }, { status: 'draft' }, { onOverview: false }])
    expect(fileWords({ ...service, ...hidden })).toBe(serviceTexts.stillListed(path, title))
})

test('a service whose link is in no menu of services has no words in files', () => {
  expect(fileWords({ ...service, link: '/contact', status: 'archived' })).toBeNull()
})
