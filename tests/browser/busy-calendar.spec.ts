import { expect } from '@playwright/test'
import { busyTexts } from '#content/interface/account/calendars.ts'
import type { Calendars } from '#contracts/calendars.ts'
import { openLive } from './open-live.ts'
import { violationsIn } from './schemes.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

const busy: Calendars['busy'] = {
  host: 'calendar.example',
  lastReadAt: '2031-03-03T08:16:00.000Z',
  failingSince: null,
  problem: null,
  unread: {
    entries: 3,
    gaps: [
      { gap: 'end', entries: 2 },
      { gap: 'zone', entries: 1 },
    ],
    isCutOff: true,
  },
}

for (const width of [390, 1440]) {
  test(`the account page says what of another calendar could not be read, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.route('**/api/account/calendars', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), busy } })
    })
    await signInAs(page, 'demo-provider')
    await openLive(page, '/account')
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: busyTexts.title }) })
    await expect(card.getByText('3 events could not be read in full:')).toBeVisible()
    await expect(card.getByRole('listitem')).toHaveText([busyTexts.gaps.end(2), busyTexts.gaps.zone(1)])
    await expect(card.getByText(busyTexts.cutOff)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await violationsIn(page, 'main')).toEqual([])
  })
}
