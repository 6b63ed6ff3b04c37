import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeFile } from './look-up.ts'

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
