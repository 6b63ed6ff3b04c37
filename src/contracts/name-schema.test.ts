import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newUserSchema } from './admin-users.ts'
import { registrationSchema } from './auth-input.ts'
import { nameSchema } from './name-schema.ts'
import { passkeyNameInputSchema } from './passkeys.ts'

const messageOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message

test('a name is trimmed, not empty, short enough and becomes one line', () => {
  const schema = nameSchema(5)
  expect(z.parse(schema, '  Ana ')).toBe('Ana')
  expect(messageOf(schema, undefined)).toBe('Enter a name.')
  expect(messageOf(schema, '   ')).toBe('Enter a name.')
  expect(messageOf(schema, 'Joanna')).toBe('A name has at most 5 characters.')
  expect(z.parse(schema, 'A\nBcc')).toBe('A Bcc')
})

test.each(['\u200b', '\u00ad\u2060', '\u3164', '\u2800', '\u{e0041}'])(
  'a name of %j alone, which nobody sees, is missing',
  (name) => {
    expect(messageOf(nameSchema(5), name)).toBe('Enter a name.')
    expect(messageOf(nameSchema(5), `A${name}`)).toBeUndefined()
  },
)

test('every name that emails repeat becomes one line', () => {
  const name = 'Ana\r\nBcc: all@example.com'
  const account = {
    username: 'ana-ng',
    email: 'ana@example.com',
    password: 'granite-lantern-harbour',
    role: 'client',
  }
  for (const schema of [registrationSchema, newUserSchema])
    expect(z.parse(schema, { ...account, name })).toMatchObject({ name: 'Ana Bcc: all@example.com' })
  expect(z.parse(passkeyNameInputSchema, { name })).toEqual({ name: 'Ana Bcc: all@example.com' })
})
