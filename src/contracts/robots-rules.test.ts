import { expect, it } from 'vitest'
import { noindexAgents } from './robots-rules.ts'

it('a name in the header counts for the rules after it, and a rule with a value is no name', () => {
  const agents = (robotsHeader: string) => noindexAgents({ tags: [], robotsHeader })
  expect(agents('max-snippet: 20, noindex')).toEqual(['robots'])
  expect(agents('otherbot: nofollow, noindex')).toEqual(['otherbot'])
  expect(agents('googlebot: index, bingbot: noindex')).toEqual(['bingbot'])
  expect(agents('max-image-preview: none')).toEqual([])
})
