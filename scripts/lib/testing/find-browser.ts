import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const browserNames = [
  // The same engine without desktop windows: a page costs less than half the CPU time.
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

export function findBrowser(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath) return isProgram(configuredPath) ? configuredPath : undefined
  return browserNames.map(findOnPath).find((path) => path !== undefined) ?? findPlaywrightBrowser()
}

export function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

function findPlaywrightBrowser(): string | undefined {
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
