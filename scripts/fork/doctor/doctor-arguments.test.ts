import { expect, it } from 'vitest'
import { readDoctorArguments } from './doctor-arguments.ts'

it('without arguments, the built site is checked', () => {
  expect(readDoctorArguments([])).toEqual({ what: 'build' })
})

it('an origin is accepted after a space or an equals sign, with or without a trailing slash', () => {
  for (const args of [
    ['--url', 'https://a.example'],
    ['--url', 'https://a.example/'],
    ['--url=https://a.example'],
  ]) {
    expect(readDoctorArguments(args)).toEqual({ what: 'live', url: 'https://a.example' })
  }
  expect(readDoctorArguments(['--url', 'http://localhost:8788'])).toEqual({
    what: 'live',
    url: 'http://localhost:8788',
  })
})

it('the limits of the platform are those of the free plan unless the paid one is named', () => {
  expect(readDoctorArguments(['--platform'])).toEqual({ what: 'platform', plan: 'free' })
  expect(readDoctorArguments(['--platform', '--paid'])).toEqual({ what: 'platform', plan: 'paid' })
})

it.each([
  [
    ['--platform', '--url', 'https://a.example'],
    'Use either --url for a deployed site or --platform for the build, not both.',
  ],
  [['--paid'], '--paid belongs to --platform.'],
  [['--url'], "Option '--url <value>' argument missing.\n\nnpm run doctor"],
  [['--url='], '--url must be an origin such as https://www.example.com, not "".'],
  [['--url', 'a.example'], '--url must be an origin such as https://www.example.com, not "a.example".'],
  [
    ['--url', 'https://a.example/blog'],
    '--url must be an origin such as https://www.example.com, not "https://a.example/blog".',
  ],
  [
    ['--url', 'ftp://a.example'],
    '--url must be an origin such as https://www.example.com, not "ftp://a.example".',
  ],
  [['--deep'], "Unknown option '--deep'.\n\nnpm run doctor"],
  [['--url', 'https://a.example', 'now'], "Unexpected argument 'now'.\n\nnpm run doctor"],
])('%j is refused with the reason', (args, message) => {
  expect(() => readDoctorArguments(args)).toThrow(message)
})
