import type { Codemod } from '../codemods.ts'

const block = (start: string) =>
  new RegExp(`(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?export ${start}[\\s\\S]*?\\n[}\\]][^\\n]*\\n+`)
const movedTypes = [
  ...['Office', 'OpeningHours', 'SocialProfile', 'SiteConfig'].map((name) => block(`interface ${name} \\{`)),
  block('const weekdays = \\['),
  /export type Weekday = [^\n]*\n+/,
]

export const codemod: Codemod = {
  version: '0.2.0',
  does: 'the configuration takes its types from the release, which may add fields to them',
  edit(file, text) {
    if (file !== 'src/site/site.config.ts' || !text.includes('export interface SiteConfig {')) return null
    const values = movedTypes.reduce((rest, pattern) => rest.replace(pattern, ''), text)
    return `import type { SiteConfig } from '#shared/site-config.ts'\n\n${values}`
  },
}
