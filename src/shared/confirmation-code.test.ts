import { expect, test } from 'vitest'
import { readCode, formatCode } from './confirmation-code.ts'

const storedCode = '7K2MQX419FHA01B0'

test.each([
  '7K2M-QX41-9FHA-01B0',
  '7k2m-qx41-9fha-01b0',
  '7K2MQX419FHA01B0',
  ' 7k2m qx41 9fha 01b0 ',
  '7K2M-QX4I-9FHA-OLB0',
  '7K2M-QX4l-9FHA-oiB0',
])('%j is read as the code that it resembles', (typedCode) => {
  expect(readCode(typedCode)).toBe(storedCode)
})

test.each([
  '',
  'no-such-code',
  '7K2M-QX41-9FHA',
  '7K2M-QX41-9FHA-01B00',
  '7K2M-QX41-9FHA-01BU',
  '7K2M-QX41-9FHA-01B%',
])('%j cannot be a code', (typedCode) => {
  expect(readCode(typedCode)).toBeNull()
})

test('a code is shown in four groups, and read back from them', () => {
  expect(formatCode(storedCode)).toBe('7K2M-QX41-9FHA-01B0')
  expect(readCode(formatCode(storedCode))).toBe(storedCode)
})
