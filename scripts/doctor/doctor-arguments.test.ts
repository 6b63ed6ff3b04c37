import { expect, it } from 'vitest'
import { readDoctorArguments } from './doctor-arguments.ts'

it('without arguments the built site is looked at', () => {
  expect(readDoctorArguments([])).toBe(null)
})

it('an origin is taken in both spellings, with or without its closing slash', () => {
  for (const args of [
    ['--url', 'https://a.example'],
    ['--url', 'https://a.example/'],
    ['--url=https://a.example'],
  ]) {
    expect(readDoctorArguments(args)).toBe('https://a.example')
  }
  expect(readDoctorArguments(['--url', 'http://localhost:8788'])).toBe('http://localhost:8788')
})

it.each([
  [['--url'], "Option '--url <value>' argument missing.\n\nnpm run doctor"],
  [['--url='], '--url is an origin like https://www.example.com, not "".'],
  [['--url', 'a.example'], '--url is an origin like https://www.example.com, not "a.example".'],
  [
    ['--url', 'https://a.example/blog'],
    '--url is an origin like https://www.example.com, not "https://a.example/blog".',
  ],
  [['--url', 'ftp://a.example'], '--url is an origin like https://www.example.com, not "ftp://a.example".'],
  [['--deep'], "Unknown option '--deep'.\n\nnpm run doctor"],
  [['--url', 'https://a.example', 'now'], "Unexpected argument 'now'.\n\nnpm run doctor"],
])('%j is refused with the reason', (args, message) => {
  expect(() => readDoctorArguments(args)).toThrow(message)
})
