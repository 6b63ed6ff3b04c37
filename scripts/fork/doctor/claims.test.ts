import { expect, test } from 'vitest'
import { claimConflicts, claimFaults } from './claims.ts'
import { blocksOfText } from './public-texts.ts'

const claim = {
  value: '32',
  of: 'countries',
  source: 'CRM, 2026',
  owner: 'Asha',
  reviewBy: '2026-12-31',
}

test('a claim is reported from the day after its review was due', () => {
  expect(claimFaults({ countries: claim }, '2026-12-31')).toEqual([])
  expect(claimFaults({ countries: claim }, '2027-01-01')).toEqual([
    'countries was to be reviewed by 2026-12-31',
  ])
})

test('a claim without a source or an owner is reported', () => {
  expect(claimFaults({ countries: { ...claim, source: ' ', owner: '' } }, '2026-01-01')).toEqual([
    'countries has no source',
    'countries has no owner',
  ])
})

test('a figure belongs to the words of its own block', () => {
  const html = '<dl><dt>Clients</dt><dd>200</dd><dt>countries</dt><dd>32</dd></dl><p><b>40</b> countries</p>'
  const response = { status: 200, headers: new Headers(), body: new TextEncoder().encode(html) }
  expect(claimConflicts({ countries: claim }, new Map([['/', blocksOfText(response)]]))).toEqual([
    'countries: 32 (countries), 40 (/)',
  ])
})

test('two figures of the same thing are reported, with the places that state them', () => {
  const register = { countries: claim, campaigns: { ...claim, value: '35+' } }
  expect(claimConflicts(register, new Map())).toEqual(['countries: 32 (countries), 35+ (campaigns)'])
  const texts = new Map([
    ['/about', 'We work in 32 countries.'],
    ['/contact', 'Write to us from 40 countries or 1,200 countries.'],
  ])
  expect(claimConflicts({ countries: claim }, texts)).toEqual([
    'countries: 32 (countries), 40 (/contact), 1,200 (/contact)',
  ])
  expect(claimConflicts({ countries: claim }, new Map([['/about', 'We work in 32 countries.']]))).toEqual([])
})
