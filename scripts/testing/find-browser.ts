import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const browserNames = [
  // The same engine without the windows of a desktop: a page costs the tests less than half of the processor time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'brave-browser',
]

/** A Chromium-family browser: CHROMIUM_PATH, then the PATH, then Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return isProgram(named) ? named : undefined
  return browserNames.map(findOnPath).find((path) => path !== undefined) ?? playwrightsOwn()
}

/** The first program of that name on the PATH. */
export function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return path && isProgram(path) ? path : undefined
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
