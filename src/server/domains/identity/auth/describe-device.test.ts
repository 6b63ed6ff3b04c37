import { expect, it } from 'vitest'
import { describeDevice } from './device.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Microsoft Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [null, 'Unknown device'],
  ['', 'Unknown device'],
  ['<script>', 'Unknown device'],
  ['Your account is locked. Sign in at https://elsewhere.example/ now/1 (x', 'Unknown device'],
  ['Sign in at https://elsewhere.example/ now/1 (Windows NT 10.0) x/1 (y', 'Windows'],
  [
    'Mozilla/5.0 (Linux; U; Android 13; en-us; 2201117TG) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.3.1-gn',
    'Miui on Android',
  ],
])('%s is described as %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})
