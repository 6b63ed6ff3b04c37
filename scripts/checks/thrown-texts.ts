const exception = /\bnew HTTPException\b/
const literal = /\bmessage:\s*(['"`])|\bc\.text\(\s*(['"`])/

/**
 * Each reason has one status and one sentence in src/contracts/texts/, so an endpoint words no answer itself.
 * @returns line numbers, from 1
 */
export function findThrownTexts(source: string): number[] {
  return source
    .split('\n')
    .flatMap((line, index) => (exception.test(line) || literal.test(line) ? [index + 1] : []))
}

export const mayThrow = (file: string): boolean =>
  file === 'src/server/http/refuse.ts' || file === 'src/server/http/create-api.ts'
