import { describe, expect, it } from 'vitest'
import { site } from '#site.config.ts'
import { isGuessable } from './guessable-password.ts'

const person = { username: 'asha.rai', email: 'asha.rai@example.com' }

describe('a password that a guesser tries first is refused', () => {
  it.each([
    '1234567890',
    '0987654321',
    '12345678910',
    '1111111111',
    '1212121212',
    '1234512345',
    '9876543210',
    'qwertyuiop',
    'QWERTYUIOP',
    'poiuytrewq',
    'qwerty12345',
    'qwerty123456',
    'asdfghjkl;',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'zaq12wsxcde3',
    'q1w2e3r4t5',
    '123qweasdzxc',
    'abcdefghij',
    'abcd123456',
    'abc1234567',
    'aaaaaaaaaa',
    'password12',
    'Password123!',
    'p@ssw0rd123',
    'P@$$w0rd2024',
    'passw0rd!!!',
    'passwordpassword',
    'password1234567890',
    '1password1',
    'iloveyou123',
    'iloveyou2024',
    'I love you!',
    'welcome2024',
    'sunshine12',
    'princess123',
    'football2023',
    'basketball',
    'superman123',
    'christopher',
    'dragon12345',
    'letmein2024',
    'motherfucker',
    'adminadmin1',
    'changeme123',
    'blink182blink182',
    'trustno1trustno1',
  ])('%s', (password) => {
    expect(isGuessable(password, person)).toBe(true)
  })

  it('so is one made of the username, the e-mail or the brand', () => {
    expect(isGuessable('asha.rai2024', person)).toBe(true)
    expect(isGuessable('Asha.Rai@Example.com', person)).toBe(true)
    expect(isGuessable('asharaiasharai', person)).toBe(true)
    expect(isGuessable(`${site.brand}2024`, person)).toBe(true)
  })

  it('so is a username full of digits with a few more around it', () => {
    const numbered = { username: 'asha.d9762d11', email: 'a1b2c3d4e5@example.com' }
    for (const password of ['asha.d9762d111', '!asha.d9762d11!', 'a1b2c3d4e52026']) {
      expect(isGuessable(password, numbered), password).toBe(true)
    }
    expect(isGuessable('asha.d9762d11-and-a-lighthouse', numbered)).toBe(false)
  })

  it('so is the username itself, however short or strange', () => {
    expect(isGuessable('--7.7.4.1.9--', { username: '--7.7.4.1.9--', email: 'x@example.com' })).toBe(true)
  })
})

describe('a password with something of its own is allowed', () => {
  it.each([
    'try-it-locally',
    'granite-lantern-harbour',
    'everest-base-2026',
    'correct horse battery staple',
    'mypasswordisbetterthanyours',
    'Password-for-the-Archive',
    'k7$Qm2!vXz',
    '83950174625518',
    'qwerty-and-then-some',
    'пароль-из-четырёх-слов',
    '山の上の家に住む人',
    'summer house by the lake',
    '          x-y-z-1-q',
  ])('%s', (password) => {
    expect(isGuessable(password, person)).toBe(false)
  })

  it('also for somebody whose name is too short to be a word', () => {
    expect(isGuessable('al-whatever-works', { username: 'al', email: 'al@example.com' })).toBe(false)
  })
})
