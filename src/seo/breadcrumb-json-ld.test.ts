import { expect, test } from 'vitest'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'

test('each breadcrumb has its absolute URL and its position, counted from 1', () => {
  const list = breadcrumbJsonLd('https://www.example.com', [
    { name: 'Home', url: '/' },
    { name: 'Terms', url: '/terms-of-service' },
  ])
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Terms', item: 'https://www.example.com/terms-of-service' },
  ])
})
