import { expect, test } from 'vitest'
import { textOnCard } from './text-on-card.ts'

test.each([
  'Nguyễn Việt viết về quảng cáo',
  'Ẹ̀kọ́ nípa títa ọjà lórí ayélujára',
  'Ị̀mụta ahịa n’ịntanetị',
  'Əlaqə və satış üçün bələdçi',
  'Nǐ hǎo, Lǜsè yíngxiāo',
  'Ɗan kasuwa da ƙaramin ƙoƙari',
  'Zażółć gęślą jaźń',
  'Işığı gören müşteri',
  'नेपालमा विज्ञापन',
  '🚀 2027!',
  'ﬁnd Ａ １',
])('a text in Latin or Devanagari letters is shown whole: %s', (text) => {
  expect(textOnCard(text)).toBe(text.normalize('NFC'))
})

test.each([
  'Реклама',
  'Διαφήμιση',
  'دليل الإعلانات',
  'מדריך',
  'การตลาด',
  '搜索广告指南',
  '광고',
  'دليل SEO',
  '٢٠٢٧',
])('a text in other letters is not shown at all: %s', (text) => expect(textOnCard(text)).toBe(''))

test('a word in other letters is left out whole, and never the middle of a word', () => {
  expect(textOnCard('How Яндекс ranks the pages of shops')).toBe('How ranks the pages of shops')
  expect(textOnCard('A guide to the Aндрей method for small shops')).toBe(
    'A guide to the method for small shops',
  )
})
