import { expect, test } from 'vitest'
import { isUnrecorded } from './unrecorded-path.ts'

test.each([
  '/old-page',
  '/blog/why-we-moved-in-2024',
  '/services/web-design.html',
  '/über-uns',
  '/downloads/price-list-2025.pdf',
])('%s is recorded', (path) => {
  expect(isUnrecorded(path)).toBe(false)
})

test.each([
  '/wp-login.php',
  '/blog/wp-admin/setup',
  '/.env',
  '/app/.git/config',
  '/index.php/x',
  '/backup.zip',
  '/asha@example.com',
  '/booking/confirmation/ABCD-1234',
  '/auth/reset/x',
  '/invite/9f86d081884c7d659a2feaa0c55ad015',
  '/call/4915112345678',
  `/${'long-'.repeat(40)}`,
])('%s is not recorded', (path) => {
  expect(isUnrecorded(path)).toBe(true)
})
