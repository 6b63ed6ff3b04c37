import type { Codemod } from '../codemods.ts'

export const codemod: Codemod = {
  version: '0.2.0',
  does: 'a count with its noun is written by pluralize, and times of the clock are read by clock-time.ts',
  edit(_, text) {
    const after = withPluralize(text).replace(
      /import \{([^}]*)\} from '#shared\/opening-hours\.ts'/,
      withClockTime,
    )
    return after === text ? null : after
  },
}

const withPluralize = (text: string): string =>
  text.includes("'#shared/counted.ts'")
    ? text
        .replaceAll(
          /\bcounted\b(?=[^{}\n]*\} from '#shared\/counted\.ts')|(?<![\w.])counted(?=\()/g,
          'pluralize',
        )
        .replaceAll("'#shared/counted.ts'", "'#shared/pluralize.ts'")
    : text

const movedNames = ['clockTime', 'minutesOf']

function withClockTime(line: string, list: string): string {
  const names = list.split(',').map((name) => name.trim())
  const movedImports = names.filter((name) => movedNames.includes(name))
  const rest = names.filter((name) => name !== '' && !movedNames.includes(name))
  if (movedImports.length === 0) return line
  return [
    `import { ${movedImports.join(', ')} } from '#shared/clock-time.ts'`,
    ...(rest.length > 0 ? [`import { ${rest.join(', ')} } from '#shared/opening-hours.ts'`] : []),
  ].join('\n')
}
