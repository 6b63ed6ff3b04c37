import { expect, test } from 'vitest'
import { secondFactorTexts } from '#content/emails/account.ts'
import { auditActions } from '#contracts/audit.ts'

const sources = import.meta.glob<string>(
  [
    '../../../../{src/server,functions,scripts,workers}/**/*.ts',
    '!../../../../{src/server,functions,scripts,workers}/**/*.test.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const code = Object.values(sources).join('\n')

const composedActions = [
  { pattern: /`user\.\$\{event\}`/, actions: Object.keys(secondFactorTexts).map((event) => `user.${event}`) },
  { pattern: /`\$\{kind\}\.publish`/, actions: ['service.publish', 'case-study.publish', 'page.publish'] },
  { pattern: /`\$\{kind\}\.update`/, actions: ['service.update', 'case-study.update', 'page.update'] },
].flatMap(({ pattern, actions }) => (pattern.test(code) ? actions : []))

test('every action that the audit page offers as a filter is written by some code', () => {
  const isWritten = (action: string) => composedActions.includes(action) || code.includes(`'${action}'`)
  expect(auditActions.filter((action) => !isWritten(action))).toEqual([])
})
