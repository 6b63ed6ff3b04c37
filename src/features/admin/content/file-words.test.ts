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

test.skipIf(!entry)('a service whose menu entry has one of its names gets no sentence', () => {
  expect(fileWords(service)).toBeNull()
  expect(fileWords({ ...service, title: 'Renamed', bookingTitle: title })).toBeNull()
})

test.skipIf(!entry)('a renamed service says what the menu and footer still call its page', () => {
  expect(fileWords({ ...service, title: 'Renamed' })).toBe(serviceTexts.namedOtherwise(path, title))
})

test.skipIf(!entry)('a hidden service says that the menu and footer still link to its page', () => {
  for (const hidden of [{ status: 'archived' }, { status: 'draft' }, { onOverview: false }])
    expect(fileWords({ ...service, ...hidden })).toBe(serviceTexts.stillListed(path, title))
})

test('a service that is in no menu gets no sentence', () => {
  expect(fileWords({ ...service, link: '/contact', status: 'archived' })).toBeNull()
})
