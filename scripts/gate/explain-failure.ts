export interface Fault {
  /** In the words of somebody who edits texts. */
  sentence: string
  file?: string
  line?: number
  isCompilerText?: boolean
}

const ownFolder = 'src/site/'

/** `src/site/home/page.ts:138: …` or `src/site/pages/team.md: …`, as the build names faults of content. */
const namedFault = /^(src\/site\/[^\s:()]+)(?::(\d+))?: (.+)$/
/** `src/site/home/page.ts(138,4): error TS2741: …` */
const typeError = /^(\S+?)\((\d+),\d+\): error TS\d+: (.+)$/
/** `src/site/home/page.ts:3:7 lint/correctness/noUnusedVariables ━━━`, two lines above its message. */
const lintError = /^(src\/site\/[^\s:]+):(\d+):\d+ lint\/\S+/
const lintMessage = /^[×✖!] (.+)$/
/** `src/site/home/page.ts format ━━━` */
const formatError = /^(src\/site\/\S+) format ━/
/** `/about has two headings [heading]`, as the check of the built site ends. */
const pageFault = /^(?:With an empty database: )?(\/\S*) (.+) \[[a-z\d-]+\]$/
/** `failed: the page of an article has a title`, as `npm test` ends. */
const failedTest = /^failed: (.+)$/

/** As scripts/build/content/syntax-errors.ts words it. */
const syntaxError = /^syntax error at (.+): (?:Expected|Unexpected|Unterminated) .*$/

type Reading = [pattern: RegExp, sentence: (...parts: string[]) => string]

const typeReadings: readonly Reading[] = [
  [
    /^Type 'string' is not assignable to type 'number'|^Argument of type 'string' is not assignable to parameter of type 'number'/,
    () => 'A number is needed where a text stands. Write it without quotation marks and without a currency.',
  ],
  [
    /^Type 'number' is not assignable to type 'string'|^Argument of type 'number' is not assignable to parameter of type 'string'/,
    () => 'A text is needed where a number stands. Put quotation marks around it.',
  ],
  [
    /^Property '(.+?)' is missing in type|^Property '(.+?)' does not exist on type/,
    (name) => `“${name}” is missing, and the site uses it. Put its line back.`,
  ],
  [
    /^Type .+ is missing the following properties from type .+?: (.+)$/,
    (names) => `These are missing, and the site uses them: ${names}. Put their lines back.`,
  ],
  [
    /^Object literal may only specify known properties, (?:and|but) '(.+?)' does not exist/,
    (name) => `The site does not know “${name}”. Look for a typing mistake in this name.`,
  ],
  [
    /^Module .+ has no exported member '(.+?)'/,
    (name) => `“${name}” is missing, and the site uses it. Put it back, with the word “export” before it.`,
  ],
  [
    /^Cannot find name '(.+?)'/,
    (name) => `“${name}” stands where a text or a known name is needed. Put quotation marks around a text.`,
  ],
  [
    /^Type '"(.+?)"' is not assignable to type '?(.+?)'?\.?$/,
    (given, allowed) => `“${given}” is not one of the choices here, which are ${allowed}.`,
  ],
]

/**
 * Returns what a failed command says of the content in words for somebody who edits it, without repetitions and the
 * faults of `src/site/` first. Empty if the output names nothing that an editor could have caused.
 */
export function faultsIn(output: string): Fault[] {
  const lines = output.split(/\r?\n/).map((line) => line.trim())
  const faults = lines.flatMap((line, index) => faultOf(line, lines.slice(index + 1, index + 4)))
  // Where a text of an owner does not fit, the compiler also reports code that reads it, in its own words.
  const readable = faults.filter((fault) => isOwn(fault) || !fault.isCompilerText)
  const kept = new Map<string, Fault>()
  for (const fault of readable.length > 0 ? readable : faults) {
    const known = kept.get(fault.sentence)
    if (!known || (isOwn(fault) && !isOwn(known))) kept.set(fault.sentence, fault)
  }
  return [...kept.values()].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
}

const isOwn = ({ file }: Fault) => file?.startsWith(ownFolder) === true

function faultOf(line: string, next: readonly string[]): Fault[] {
  const [, named, namedLine, sentence = ''] = namedFault.exec(line) ?? []
  if (named)
    return [
      { sentence: readSyntax(sentence), file: named, ...(namedLine ? { line: Number(namedLine) } : {}) },
    ]

  const [, typed, typedLine, message = ''] = typeError.exec(line) ?? []
  if (typed) {
    const words = inWords(message)
    const sentence = words ?? truncated(message)
    return [{ sentence, file: typed, line: Number(typedLine), isCompilerText: words === undefined }]
  }

  const [, linted, lintedLine] = lintError.exec(line) ?? []
  if (linted) {
    const [refusal] = next.flatMap((each) => lintMessage.exec(each)?.slice(1) ?? [])
    return [{ sentence: refusal ?? 'The linter refuses this line.', file: linted, line: Number(lintedLine) }]
  }
  const [, unformatted] = formatError.exec(line) ?? []
  if (unformatted)
    return [
      {
        sentence:
          'Spaces and line breaks differ from the rest of the site. `npm run format` puts them right.',
        file: unformatted,
      },
    ]
  const [, page, says] = pageFault.exec(line) ?? []
  if (page) return [{ sentence: `The page ${page} ${says}.` }]

  const [, test] = failedTest.exec(line) ?? []
  return test ? [{ sentence: `This no longer holds: ${test}` }] : []
}

const readSyntax = (sentence: string) =>
  sentence.replace(
    syntaxError,
    'A quotation mark, a comma or a bracket is missing, or is one too many, at $1 or in the line before. Between straight quotation marks, write an apostrophe as ’.',
  )

const truncated = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

function inWords(message: string): string | undefined {
  for (const [pattern, sentence] of typeReadings) {
    const match = pattern.exec(message)
    if (match) return sentence(...match.slice(1).filter((part) => part !== undefined))
  }
  return undefined
}

const shownFaultsMax = 20
const outputLinesMax = 40

interface Failure {
  command: string
  output: string
  /** Of the repository's page, such as `https://github.com/acme/site/blob/4f2a…/`, for links to lines. */
  filesUrl?: string | undefined
}

/** Returns a Markdown page about a failed command for the person whose change it checked. */
export function explainFailure({ command, output, filesUrl }: Failure): string {
  const faults = faultsIn(output)
  const lines = output.trimEnd().split(/\r?\n/).slice(-outputLinesMax)
  return [
    '## This change is not on the site yet',
    '',
    faults.length > 0
      ? 'Something in it does not fit. Correct it in the same branch: open the file under **Files changed**, choose **Edit file**, and commit to the branch. The check then runs again.'
      : 'The check stopped for a reason that is probably not in your change. Run it again with **Re-run jobs**; if it stops again, send this page to the person who looks after your site.',
    '',
    ...faults.slice(0, shownFaultsMax).map((fault) => `- ${placeOf(fault, filesUrl)}${fault.sentence}`),
    ...(faults.length > shownFaultsMax ? [`- … and ${faults.length - shownFaultsMax} more.`] : []),
    ...(faults.some(({ line }) => line !== undefined)
      ? ['', 'A place can be where your text is used, and not where you wrote it.']
      : []),
    '',
    `<details><summary>For developers: the end of <code>${escapeHtml(command)}</code></summary>`,
    '',
    '```text',
    ...lines.map((line) => line.replaceAll('```', "'''")),
    '```',
    '',
    '</details>',
    '',
  ].join('\n')
}

function placeOf({ file, line }: Fault, filesUrl: string | undefined): string {
  if (!file) return ''
  const place = line === undefined ? file : `${file}, line ${line}`
  return filesUrl && isOwn({ sentence: '', file })
    ? `[${place}](${filesUrl}${file}${line === undefined ? '' : `#L${line}`}): `
    : `\`${place}\`: `
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns a fault as an annotation of GitHub, which shows it at its line of the change. */
export function annotationOf({ sentence, file, line }: Fault): string {
  const place = [file && `file=${file}`, line && `line=${line}`].filter(Boolean).join(',')
  const text = sentence.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  return `::error${place ? ` ${place}` : ''}::${text}`
}
