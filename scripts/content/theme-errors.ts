import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeFile } from './look-up.ts'

/** Names the first syntax error of the fork's theme, which the bundler would report for the sheet that imports it. */
export async function themeErrors(root = '.'): Promise<string[]> {
  if (!existsSync(join(root, themeFile))) return []
  const { CssSyntaxError, parse } = (await import('postcss')).default
  try {
    parse(readFileSync(join(root, themeFile), 'utf8'))
    return []
  } catch (error) {
    if (error instanceof CssSyntaxError) return [`${themeFile}:${error.line}: syntax error: ${error.reason}.`]
    throw error
  }
}
