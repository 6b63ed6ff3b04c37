import { expect, test, vi } from 'vitest'
import { site, strategyRating } from '#site.config.ts'

async function registerWith(config: object) {
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({ site, strategyRating, ...config }))
  const { claimRegister } = await import('./claims.ts')
  return claimRegister()
}

test('what the configuration says is answered for by the agency that is configured', async () => {
  const { foundedYear } = await registerWith({ site: { ...site, legalName: 'Fjord AS', foundedYear: 1999 } })
  expect(foundedYear).toMatchObject({ value: '1999', owner: 'Fjord AS' })
  expect(foundedYear.source).toContain('site.config.ts')
})

test('a rating is a claim once somebody has rated', async () => {
  const ratedBy = async (count: number) =>
    Object.keys(await registerWith({ strategyRating: { ...strategyRating, count } }))
  expect(await ratedBy(3)).toContain('strategyRating')
  expect(await ratedBy(0)).not.toContain('strategyRating')
})
