import { passkeyNameTexts, secondFactorTexts } from '#content/interface/account/second-factor.ts'
import { expect, type Page } from '@playwright/test'
import { generateHOTP } from '@oslojs/otp'
import { decodeBase32IgnorePadding } from '@oslojs/encoding'
import { newPassword, registerNew } from './new-account.ts'
import { openLive } from './open-live.ts'
import { violationsIn } from './schemes.ts'
import { ownWindowTest, test } from './shared-window.ts'

const codeAt = (key: string, ms: number) =>
  generateHOTP(decodeBase32IgnorePadding(key.replaceAll(' ', '')), BigInt(Math.floor(ms / 30_000)), 6)

async function addVirtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function askForNewCodes(page: Page) {
  const refusal = { message: "Confirm that it's you first.", reason: 'step-up' }
  await page.route(
    '**/api/account/recovery-codes',
    (route) => route.fulfill({ status: 403, json: refusal }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click()
  return page.getByRole('dialog', { name: "Confirm it's you" })
}

async function holdSecondFactor(page: Page): Promise<() => void> {
  let release = () => {}
  const hold = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/account/second-factor', async (route) => {
    await hold
    await route.continue()
  })
  return release
}

ownWindowTest(
  'a passkey is added, signs in without a password, confirms who is there, and is removed with a word about other devices',
  async ({ page }) => {
    await registerNew(page)
    await addVirtualAuthenticator(page)
    await openLive(page, '/account')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Test laptop')
    await page.getByRole('button', { name: passkeyNameTexts.addButton }).click()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    expect(await violationsIn(page, 'dialog[open]')).toEqual([])
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await expect(page.getByText('Test laptop', { exact: true })).toBeVisible()

    await page.request.post('/api/logout')
    await openLive(page, '/auth?next=/account')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL('/account')

    const question = await askForNewCodes(page)
    const reloadLate = await holdSecondFactor(page)
    await question.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(question).toBeHidden()
    await expect(codes).toHaveCount(10)

    await page.getByRole('button', { name: 'I have saved them' }).click()
    await page.getByRole('button', { name: secondFactorTexts.removePasskeyLabel('Test laptop') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: secondFactorTexts.removePasskeyButton, exact: true })
      .click()
    await expect(page.getByText(secondFactorTexts.otherDevices).first()).toBeVisible()
    reloadLate()
    await expect(page.getByText('Test laptop', { exact: true })).toHaveCount(0)
  },
)

test('an authenticator app is set up, and signing in then asks for its code', async ({ page }) => {
  const { username } = await registerNew(page)
  await openLive(page, '/account')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  const key = (await dialog.locator('p.font-mono').textContent()) ?? ''
  const startedAt = Date.now()
  await dialog.getByLabel('Code that the app shows now').fill('000000')
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This code is not correct.')
  await dialog.getByLabel('Code that the app shows now').fill(codeAt(key, startedAt))
  await dialog.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()

  await page.request.post('/api/logout')
  await openLive(page, '/auth?next=/account')
  await page.getByLabel('Username').first().fill(username)
  await page.getByLabel('Password', { exact: true }).first().fill(newPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/auth/second-step?next=%2Faccount')
  expect(await violationsIn(page, 'main')).toEqual([])
  await page.getByLabel('Code', { exact: true }).fill('0000 00')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This code is not correct.')
  await page.getByLabel('Code', { exact: true }).fill(codeAt(key, startedAt + 30_000))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/account')

  const question = await askForNewCodes(page)
  await expect(question.getByRole('button', { name: 'Use a code instead' })).toBeVisible()
  await expect(question.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert')).toContainText("Confirm that it's you first.")
  await expect(page.locator('body')).not.toBeFocused()
})
