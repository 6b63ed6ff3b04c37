import { expect, test } from 'vitest'
import {
  checkEmailTexts,
  checkLiteralTexts,
  findLiteralTexts,
  findWords,
  findStoredWords,
} from './literal-texts.ts'

const textsIn = (jsx: string): string[] =>
  findLiteralTexts(`const page = (isOpen, copy, price) => ${jsx}`).map(({ text }) => text)

test('a sentence between tags is found with its line', () => {
  const source = 'export const Page = () => (\n  <p>\n    We answer\n    within a day.\n  </p>\n)'
  expect(findLiteralTexts(source)).toMatchObject([{ line: 3, text: 'We answer within a day.' }])
})

test('texts in braces are found, also in conditions and templates', () => {
  expect(textsIn("<p>{isOpen ? 'Open now' : 'Closed'}</p>")).toEqual(['Open now', 'Closed'])
  expect(textsIn(`<p>{isOpen && \`From \${price} a month\`}</p>`)).toEqual(['From … a month'])
})

test('the sign of a currency before a value is a text, because amounts follow the configuration', () => {
  expect(textsIn(`<span>$\{price}</span>`)).toEqual(['$'])
  expect(textsIn('<span>{formatMoney(price)}</span>')).toEqual([])
})

test('texts of attributes and properties are found, also those that only screen readers read', () => {
  expect(textsIn('<nav aria-label="On this page" title="Contents" />')).toEqual(['On this page', 'Contents'])
  expect(textsIn(`<Heading lede="Six questions." kicker={\`\${price} once\`} />`)).toEqual([
    'Six questions.',
    '… once',
  ])
  expect(textsIn("<List rows={[{ label: 'Open positions', href: '/careers' }]} />")).toEqual([
    'Open positions',
  ])
  expect(textsIn("<Table columns={['Industry', 'Regions served']} />")).toEqual([
    'Industry',
    'Regions served',
  ])
})

test('content, classes, paths, names of icons and punctuation are no texts', () => {
  expect(textsIn('<p className="mt-2 text-ink" id="price">{copy.price} · {price}/{price}</p>')).toEqual([])
  expect(
    textsIn('<Icon name="arrow-right" href="/contact" className={isOpen ? "Is open" : undefined} />'),
  ).toEqual([])
  expect(textsIn("<Art paths={['M0 8H200L172 34H28Z', 'mt-33 px-2']} />")).toEqual([])
})

test('texts of notices, questions and lists of names are found outside of elements too', () => {
  expect(textsIn(`() => confirm(\`Delete \${copy.name} for good?\`)`)).toEqual(['Delete … for good?'])
  expect(textsIn("() => setNote(isOpen ? 'Nothing to save yet.' : '')")).toEqual(['Nothing to save yet.'])
  expect(textsIn("({ client: 'Service provider', error: 'not saved by now' })")).toEqual([
    'Service provider',
    'not saved by now',
  ])
})

test('names of keys, steps, colors, files and elements are no texts', () => {
  expect(
    textsIn(`isOpen.key === 'Escape' || isOpen.has('CapsLock') ? 'saving' : \`\${copy.path}/notes\``),
  ).toEqual([])
  expect(textsIn("({ title: 'line-clamp-2 text-[0.875rem] font-bold', label: '#e4e6eb' })")).toEqual([])
  expect(textsIn('<code>src/site.config.ts</code>')).toEqual([])
  expect(textsIn("document.querySelector('tbody, ul, ol')")).toEqual([])
  expect(textsIn("console.error('The search failed.', new Error('Nobody is here'))")).toEqual([])
})

test('a sentence planted in a public page, the back office, the sign-in or a control is reported with its file and line', () => {
  const page = 'src/features/site/about/hero.tsx'
  const panel = 'src/features/admin/users/use-user-change.ts'
  const form = 'src/features/auth/login-form.tsx'
  const control = 'src/ui/toaster.tsx'
  const sources: Readonly<Record<string, string>> = {
    [page]: 'export const Hero = () => <h1>One team</h1>',
    [panel]:
      "import { toast } from '#ui/toast.ts'\nexport const tell = () => toast({ title: 'Not changed' })",
    [form]: "export const label = { password: 'Your password' }",
    [control]: 'export const Close = () => <button aria-label="Close" />',
  }
  expect(checkLiteralTexts(Object.keys(sources), (file) => sources[file] ?? '')).toEqual([
    `${page}:1 contains "One team". Texts of pages belong in src/content/.`,
    `${panel}:2 contains "Not changed". Texts of the interface belong in src/content/interface/.`,
    `${form}:1 contains "Your password". Texts of the interface belong in src/content/interface/.`,
    `${control}:1 contains "Close". Texts of the interface belong in src/content/interface/.`,
  ])
})

test('a word or sentence planted in an email is reported with its file and line', () => {
  const source = [
    "import { letter } from './letter.ts'",
    "export const email = (name, link) => ({ kind: 'account-link',",
    "  subject: 'Welcome',",
    `  body: letter(\`Hello \${name},\`, \`is ready:\\n\${link}\`, isOpen ? "see it here" : ""),`,
    '})',
  ].join('\n')
  const file = 'src/server/domains/identity/auth/account-emails.ts'
  expect(checkEmailTexts([file, 'src/server/platform/email/transport.ts'], () => source)).toEqual([
    `${file}:3 contains "Welcome". Texts of emails belong in src/content/emails/.`,
    `${file}:4 contains "Hello … ,". Texts of emails belong in src/content/emails/.`,
    `${file}:4 contains "is ready: …". Texts of emails belong in src/content/emails/.`,
    `${file}:4 contains "see it here". Texts of emails belong in src/content/emails/.`,
  ])
})

test('links, kinds, SQL and values beside each other are no words of an email', () => {
  const source = `const of = [\`\${siteUrl}/auth/reset?token=\${token}\`, 'address-link', 'timeZoneName', \`\${label}: \${value}\`]
    const where = sql\`\${sentAt} is not null\``
  expect(findWords(source)).toEqual([])
})

test.each([
  '<Badge tone="info">{booking.status}</Badge>',
  'choices={statuses.map((value) => ({ value, label: value }))}',
  'return status.charAt(0).toUpperCase() + status.slice(1)',
  '<span className="font-semibold">{draft.status}</span>',
])('a value that is shown as it is stored is reported: %s', (line) => {
  expect(findStoredWords(`const a = 1\n  ${line}\n`)).toEqual([line])
})

test('a value that is shown by its word is not', () => {
  const source = "import { capitalize } from 'x'\n<Badge>{wordFor(bookingStatusNames, status)}</Badge>"
  expect(findStoredWords(source)).toEqual([])
})

test('a heading of an exported file is a text, a schema.org type is not', () => {
  expect(findLiteralTexts("const columns = [{ header: 'Code', value }]").map(({ text }) => text)).toEqual([
    'Code',
  ])
  expect(findLiteralTexts("const data = { '@type': 'Question', name: question }")).toEqual([])
})
