import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { HelpRequest, PlainFailure } from './plain-failure.ts'

export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { options, usage, maxPositionals = 0 }: { options: Options; usage: string; maxPositionals?: number },
) {
  if (args.includes('--help')) throw new HelpRequest(usage)
  const refuse = (mistake: string) => new PlainFailure(`${mistake}.\n\n${usage}`)
  try {
    const result = parseArgs({ args: [...args], options, allowPositionals: maxPositionals > 0 })
    const surplus = result.positionals[maxPositionals]
    if (surplus !== undefined) throw refuse(`Unexpected argument '${surplus}'`)
    return result
  } catch (error) {
    if (isParseError(error)) throw refuse(error.message.split(/[.\n]/)[0] ?? '')
    throw error
  }
}

function isParseError(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
