import { expect, test } from 'vitest'
import { wordsOf } from './guessable-password.ts'

test('a name is known in pieces, joined, without accents, and by its camel case', () => {
  const words = wordsOf('Northwind Atelier Kraków')
  for (const word of ['northwind', 'atelier', 'kraków', 'krakow', 'northwindatelier', 'atelierkrakow'])
    expect(words, word).toContain(word)
  expect(words).toContain('northwindatelierkrakow')
  expect(wordsOf('OpenStatus')).toEqual(expect.arrayContaining(['openstatus', 'open', 'status']))
})

test('German umlauts are known as they are spelled without them', () => {
  const words = wordsOf('Söhne & Größe')
  expect(words).toEqual(expect.arrayContaining(['söhne', 'sohne', 'soehne', 'grosse', 'groesse']))
})

test('a long name does not become more words than its parts can be joined', () => {
  expect(wordsOf('a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(10)).length).toBeLessThan(60)
})
