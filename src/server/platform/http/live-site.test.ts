import { expect, it } from 'vitest'
import { isOnLiveSite } from './origin.ts'

const siteUrl = 'https://www.example.com'

it.each([
  'https://www.example.com/blog',
  'http://www.example.com/',
  'http://localhost:8788/',
  'http://fork.localhost/',
  'http://127.0.0.1:8790/api/login',
  'http://192.168.1.20:8788/',
  'http://[::1]:8788/',
])('%s is the live site or a local server', (url) => {
  expect(isOnLiveSite(url, siteUrl)).toBe(true)
})

it.each([
  'https://example.pages.dev/',
  'https://0a1b2c3d.example.pages.dev/',
  'https://www.example.com.evil.example/',
  'https://example.com/',
  'https://www.example.com:8443/',
  'https://localhost.evil.example/',
])('%s is neither', (url) => {
  expect(isOnLiveSite(url, siteUrl)).toBe(false)
})

it('a preview is live at its own address only', () => {
  const preview = 'https://try-it.example.pages.dev'
  expect(isOnLiveSite(`${preview}/auth`, preview)).toBe(true)
  expect(isOnLiveSite('https://0a1b2c3d.example.pages.dev/auth', preview)).toBe(false)
  expect(isOnLiveSite('https://www.example.com/auth', preview)).toBe(false)
})
