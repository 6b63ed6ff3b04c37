import { expect, test } from 'vitest'
import { HelpRequest } from './plain-failure.ts'
import { readArguments } from './read-arguments.ts'

const command = {
  options: { replace: { type: 'boolean' }, url: { type: 'string' } },
  usage: 'npm run x -- <folder> [--replace]',
  maxPositionals: 1,
} as const

test('options and other arguments are read in any order', () => {
  const { values, positionals } = readArguments(['--replace', 'posts', '--url=a'], command)
  expect({ ...values }).toEqual({ replace: true, url: 'a' })
  expect(positionals).toEqual(['posts'])
})

test.each([
  [['--deep'], "Unknown option '--deep'.\n\nnpm run x"],
  [['posts', 'now'], "Unexpected argument 'now'.\n\nnpm run x"],
  [['--url'], "Option '--url <value>' argument missing.\n\nnpm run x"],
  [['--replace=yes'], "Option '--replace' does not take an argument.\n\nnpm run x"],
])('%j is refused with the usage', (args, message) => {
  expect(() => readArguments(args, command)).toThrow(message)
})

test('--help is answered with the usage, whatever else is there', () => {
  expect(() => readArguments(['posts', 'now', '--help'], command)).toThrow(new HelpRequest(command.usage))
})

test('a command without other arguments refuses one', () => {
  const { options, usage } = command
  expect(() => readArguments(['now'], { options, usage })).toThrow("Unexpected argument 'now'")
})
