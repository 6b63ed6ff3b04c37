const exception = /\bnew HTTPException\b/
const literal = /\bmessage:\s*(['"`])|\bc\.text\(\s*(['"`])/

/**
 * Finds messages written in endpoints. Each reason has one status (src/contracts/refusals.ts) and one sentence
 * (src/content/interface/answers.ts).
 */
export function findThrownTexts(source: string): number[] {
  return source
    .split('\n')
    .flatMap((line, index) => (exception.test(line) || literal.test(line) ? [index + 1] : []))
}

export const mayThrow = (file: string): boolean =>
  file === 'src/server/platform/http/refuse.ts' || file === 'src/server/platform/http/create-api.ts'
