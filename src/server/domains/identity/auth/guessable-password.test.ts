import * as common from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { accountRules } from '#shared/account-rules.ts'
import { site } from '#site.config.ts'
import { isGuessable } from './guessable-password.ts'

const person = { name: 'Asha Rai', username: 'asha.rai', email: 'asha.rai@example.com' }

describe('a password that is easy to guess is refused', () => {
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
    'december21',
    '123456789a',
    'understanding',
    'jonathan1987',
    'mondaytuesdaywednesday',
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
  ])('%s', async (password) => {
    expect(await isGuessable(password, person)).toBe(true)
  })

  it('every common password that is long enough to be chosen', async () => {
    const commonPasswords = (common.dictionary['passwords-common'] ?? []).map(String)
    const longEnough = commonPasswords.filter((password) => password.length >= accountRules.passwordCharsMin)
    expect(longEnough.length).toBeGreaterThan(1500)
    const acceptedPasswords: string[] = []
    for (const password of longEnough)
      if (!(await isGuessable(password, person))) acceptedPasswords.push(password)
    expect(acceptedPasswords).toEqual([])
  }, 180_000)

  it.each(['asha.rai2024', 'Asha.Rai@Example.com', 'asharaiasharai', 'AshaRai1990', `${site.brand}2024`])(
    '%s, made of the name, the username, the email or the brand',
    async (password) => {
      expect(await isGuessable(password, person)).toBe(true)
    },
  )

  it.each([
    'northwindatelier2024',
    'NorthwindAtelier2024',
    'northwindatelierkrakow2024',
    'NorthwindAtelierKraków2024',
    'Northwind Atelier Kraków2024',
    'Northwind-Atelier-Krakow-2024!',
    'AtelierKrakow1',
    'KRAKÓWNORTHWIND',
  ])('%s, a spelling of the agency’s brand', async (password) => {
    expect(await isGuessable(password, person, 'Northwind Atelier Kraków')).toBe(true)
  })

  it.each(['cobaltoestudio2024', 'CobaltoEstúdioDeComunicaçãoEImprensa', 'CobaltoComunicacao2024'])(
    '%s, a spelling of a long brand',
    async (password) => {
      const brand = 'Cobalto Estúdio de Comunicação e Imprensa'
      expect(await isGuessable(password, person, brand)).toBe(true)
    },
  )

  it.each(['AoyamaSoehneStudio2026', 'aoyama&söhne2026', 'Sohne-Studio-99'])(
    '%s, a spelling of a brand with other characters',
    async (password) => {
      expect(await isGuessable(password, person, 'Aoyama & Söhne <Studio>')).toBe(true)
    },
  )

  it('a username full of digits, alone or with one more digit', async () => {
    const numberedPerson = { name: 'A B', username: 'asha.d9762d11', email: 'a1b2c3d4e5@example.com' }
    expect(await isGuessable('asha.d9762d111', numberedPerson)).toBe(true)
    expect(await isGuessable('a1b2c3d4e52026', numberedPerson)).toBe(true)
    expect(await isGuessable('asha.d9762d11-and-a-lighthouse', numberedPerson)).toBe(false)
    const punctuatedPerson = { name: 'X', username: '--7.7.4.1.9--', email: 'x@example.com' }
    expect(await isGuessable('--7.7.4.1.9--', punctuatedPerson)).toBe(true)
  })
})

describe('a password that is hard to guess is accepted', () => {
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
  ])('%s', async (password) => {
    expect(await isGuessable(password, person)).toBe(false)
  })

  it('with the agency’s brand in it, when the rest is hard to guess', async () => {
    for (const password of ['northwind-lantern-harbour-7', 'k7$Qm2!vXz-Northwind'])
      expect(await isGuessable(password, person, 'Northwind Atelier Kraków')).toBe(false)
  })

  it('for somebody whose name is too short to count as a word', async () => {
    const shortNamed = { name: 'A', username: 'al', email: 'al@example.com' }
    expect(await isGuessable('al-whatever-works', shortNamed)).toBe(false)
  })
})

describe('a hostile password', () => {
  it.each([
    '4@8({[6<9&1!|0$5+7%2'.repeat(10),
    '{)}<}>(<{>)}[}{{[[((>}[{<}('.repeat(8).slice(0, 200),
    `${'1'.repeat(199)}x`,
    '19991231'.repeat(25),
    '🙂'.repeat(100),
    '__proto__'.repeat(22),
    'constructor'.repeat(18),
  ])('is scored in the time of a few password hashes: %s', async (password) => {
    await isGuessable('warm-up-the-dictionaries', person)
    const start = process.cpuUsage()
    await isGuessable(password, person)
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1000).toBeLessThan(400)
  })
})
