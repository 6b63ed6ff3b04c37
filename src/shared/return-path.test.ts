import { describe, expect, it } from 'vitest'
import { guardedPath, isGuarded, pathAfterSignIn, roleTarget, secondStepPath } from './return-path.ts'

it('each role has its landing page', () => {
  expect(roleTarget('admin')).toBe('/admin')
  expect(roleTarget('editor')).toBe('/admin')
  expect(roleTarget('provider')).toBe('/marketplace/provider/dashboard')
  expect(roleTarget('client')).toBe('/marketplace')
})

it('the second step keeps a guarded page to return to, and no other', () => {
  expect(secondStepPath('/admin/users?role=client')).toBe(
    '/auth/second-step?next=%2Fadmin%2Fusers%3Frole%3Dclient',
  )
  expect(secondStepPath('https://elsewhere.example/admin')).toBe('/auth/second-step')
})

it.each([
  '/dashboard',
  '/dashboard?tab=bookings#newest',
  '/account',
  '/account/sessions',
  '/admin',
  '/admin/settings',
  '/admin/blog?status=draft',
  '/booking/confirmation/ABCD-EFGH#messages',
  '/booking/appointment?code=ABCD-EFGH',
])('a visitor who was sent from %s to sign in returns to it', (path) => {
  expect(pathAfterSignIn('client', path)).toBe(path)
})

describe('anything else leads to the role target', () => {
  it.each([
    'https://elsewhere.example/dashboard',
    '//elsewhere.example/dashboard',
    '/\\elsewhere.example/dashboard',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n//elsewhere.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    '/',
    '/about',
    '/auth',
    '/auth?next=/dashboard',
    '/dashboards',
    '/accounting',
    '/administration',
    '/admin/og-preview',
    '/admin/../about',
    '/admin/%2e%2e/about',
    '/dashboard\\..\\..\\elsewhere',
    '/admin//../..//elsewhere.example',
    undefined,
    null,
    7,
    ['/dashboard'],
  ])('%j', (next) => {
    expect(guardedPath(next)).toBeNull()
    expect(pathAfterSignIn('admin', next)).toBe('/admin')
  })
})

it('a path of up to 2,000 characters is returned to, a longer one ignored like that of another site', () => {
  const pathOf = (length: number) => '/dashboard?q='.padEnd(length, 'a')
  expect(pathAfterSignIn('client', pathOf(2000))).toBe(pathOf(2000))
  expect(pathAfterSignIn('client', pathOf(2001))).toBe(roleTarget('client'))
  expect(secondStepPath(pathOf(2001))).toBe('/auth/second-step')
  expect(guardedPath('/dashboard?q='.padEnd(1000, 'ä'))).toBeNull()
})

it('the dashboard, the account and the back office are guarded, the public preview tool is not', () => {
  expect(['/dashboard', '/account', '/admin/blog'].every(isGuarded)).toBe(true)
  expect(['/', '/auth', '/admin/og-preview', '/adminx'].some(isGuarded)).toBe(false)
})
