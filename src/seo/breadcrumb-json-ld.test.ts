import { expect, test } from 'vitest'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'

test('each breadcrumb has its absolute URL and its position, counted from 1', () => {
  const list = breadcrumbJsonLd('https://www.example.com', [
    { name: 'Home', url: '/' },
    { name: 'Careers', url: '/careers' },
  ])
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Careers', item: 'https://www.example.com/careers' },
  ])
})
