import type { Codemod } from '../codemods.ts'

export const codemod: Codemod = {
  version: '0.2.0',
  does: 'the function that writes a count with its noun is called pluralize',
  edit: (_, text) =>
    text.includes("'#shared/counted.ts'")
      ? text
          .replaceAll(
            /\bcounted\b(?=[^{}\n]*\} from '#shared\/counted\.ts')|(?<![\w.])counted(?=\()/g,
            'pluralize',
          )
          .replaceAll("'#shared/counted.ts'", "'#shared/pluralize.ts'")
      : null,
}
