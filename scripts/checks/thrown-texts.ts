const exception = /\bnew HTTPException\b/
const literal = /\bmessage:\s*(['"`])|\bc\.text\(\s*(['"`])/

/**
 * Finds the lines of an endpoint that word an answer themselves instead of taking it from src/contracts/texts/, where
 * each reason has one status and one sentence.
 * @returns line numbers, from 1
 */
export function findThrownTexts(source: string): number[] {
  return source
    .split('\n')
    .flatMap((line, index) => (exception.test(line) || literal.test(line) ? [index + 1] : []))
}

export const mayThrow = (file: string): boolean =>
  file === 'src/server/http/refuse.ts' || file === 'src/server/http/create-api.ts'
