import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { bookingCardCopy } from '#content/contact/booking-card.ts'
import { heroCopy, supportWeekCopy } from '#content/contact/copy.ts'
import { textOf } from '#tests/built/text-of.ts'

const occurrences = (html: string, words: string) => textOf(html).split(words).length - 1

async function contactPage(href: string, disabledPaths: readonly string[] = []): Promise<string> {
  vi.resetModules()
  vi.doMock('#content/booking/consultation.ts', () => ({ consultation: { href } }))
  vi.doMock('#generated/disabled-paths.ts', () => ({ disabledPaths }))
  const [{ ContactHero }, { Expectations }] = await Promise.all([
    import('./hero.tsx'),
    import('./expectations.tsx'),
  ])
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToString(
    <RouterContextProvider router={router}>
      <ContactHero />
      <Expectations />
    </RouterContextProvider>,
  )
}

afterEach(() => {
  vi.doUnmock('#content/booking/consultation.ts')
  vi.doUnmock('#generated/disabled-paths.ts')
  vi.resetModules()
})

test('the contact page leads from its first section to the booking page of the consultation', async () => {
  const html = await contactPage('/booking/7')
  expect(html).toContain('href="/booking/7"')
  expect(html.indexOf('href="/booking/7"')).toBeLessThan(html.indexOf('id="expect"'))
  expect(textOf(html)).toContain(bookingCardCopy.heading)
})

test('where nothing can be booked, the contact page has no card that leads there, and its hours once', async () => {
  for (const html of [await contactPage('/contact'), await contactPage('/booking/1', ['/booking/*'])]) {
    expect(textOf(html)).toContain(heroCopy.heading)
    expect(textOf(html)).not.toContain(bookingCardCopy.heading)
    expect(html).not.toContain('/booking/')
    expect(occurrences(html, supportWeekCopy.title)).toBe(1)
  }
})
