import { expect, test } from 'vitest'
import { zoneChoices } from './zone-choices.ts'

test('time zones are offered by area under the name of their place', () => {
  const choices = zoneChoices(['Asia/Kathmandu', 'Etc/GMT-3'])
  const zonesOf = (name: string) => choices.find(({ area }) => area === name)?.zones ?? []
  expect(zonesOf('Asia')).toContainEqual({ zone: 'Asia/Kathmandu', label: 'Kathmandu' })
  expect(zonesOf('Europe')).toContainEqual({ zone: 'Europe/Berlin', label: 'Berlin' })
  expect(zonesOf('America')).toContainEqual({ zone: 'America/New_York', label: 'New York' })
})

test('the zone of the device is offered even when it is no place', () => {
  expect(zoneChoices(['Etc/GMT-3']).flatMap(({ zones }) => zones)).toContainEqual({
    zone: 'Etc/GMT-3',
    label: 'Etc/GMT-3',
  })
})
