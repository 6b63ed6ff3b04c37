import { expect, test } from 'vitest'
import { redirects } from '#content/redirects.ts'
import { redirectFaults } from './redirect-faults.ts'

const takenPaths = {
  pages: ['/', '/about', '/services', '/services/digital-marketing', '/pricing'],
  disabled: ['/pricing'],
}

test('redirects of addresses that no page has are accepted', () => {
  expect(redirectFaults(redirects, takenPaths)).toEqual([])
  expect(redirectFaults([{ from: '/o-nas', to: '/about#team' }], takenPaths)).toEqual([])
})

test.each([
  [{ from: '/about', to: '/services' }, '/about is a page of this site, which nobody would see'],
  [{ from: '/pricing', to: '/services' }, '/pricing is in disabled and answers 404'],
  [
    { from: '/services', to: '/about', withTail: true as const },
    '/services with everything below it would hide the page /services/digital-marketing',
  ],
  [{ from: '/about/', to: '/services' }, '/about/ is not a path such as /old-page'],
  [{ from: '/', to: '/services' }, '/ is not a path such as /old-page'],
  [{ from: 'old', to: '/services' }, 'old is not a path such as /old-page'],
  [{ from: '/old?page=2', to: '/services' }, '/old?page=2 is not a path such as /old-page'],
  [{ from: '/shop', to: 'https://shop.example' }, '/shop leads to https://shop.example, which is not a path'],
  [{ from: '/shop', to: '//shop.example' }, '/shop leads to //shop.example, which is not a path'],
  [{ from: '/old', to: '/old' }, '/old leads to /old, which is redirected itself'],
])('%o is refused', (redirect, says) => {
  expect(redirectFaults([redirect], takenPaths)).toContainEqual(expect.stringContaining(says))
})

test('a second redirect of one address, and one that leads to another, are refused', () => {
  const list = [
    { from: '/old', to: '/about' },
    { from: '/old', to: '/services' },
    { from: '/older', to: '/old' },
  ]
  expect(redirectFaults(list, takenPaths)).toEqual([
    '/old is redirected twice',
    '/older leads to /old, which is redirected itself: name the page where readers end',
  ])
})
