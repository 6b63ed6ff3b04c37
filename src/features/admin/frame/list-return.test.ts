import { expect, it } from 'vitest'
import { listReturn, rememberList } from './list-return.tsx'

it('the way back to a list has the filters that it was last shown with', () => {
  const list = '/admin/contact-submissions?view=bookings'
  expect(listReturn(list)).toBe(list)
  rememberList('/admin/contact-submissions', { view: 'bookings', status: 'pending', search: 'a & b' })
  expect(listReturn(list)).toBe('/admin/contact-submissions?view=bookings&status=pending&search=a+%26+b')
  expect(listReturn('/admin/projects')).toBe('/admin/projects')
  rememberList('/admin/contact-submissions', { status: undefined })
  expect(listReturn(list)).toBe('/admin/contact-submissions')
})
