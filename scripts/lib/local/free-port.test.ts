import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort, holdPort, portState, requirePort } from './free-port.ts'
import { PlainFailure } from '../plain-failure.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

async function listen(host: string) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

test('a port that another program uses is busy, whether on one address or all', async () => {
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    await using server = await listen(host)
    expect(await portState(server.port)).toBe('busy')
    expect(await freePort(server.port)).not.toBe(server.port)
  }
})

test('a released port is free again', async () => {
  let port = 0
  {
    await using server = await listen('127.0.0.1')
    port = server.port
  }
  expect(await portState(port)).toBe('free')
  expect(await freePort(port)).toBe(port)
})

test('two programs that hold a port at the same time have two, each until it releases its own', async () => {
  let preferredPort = 0
  {
    await using server = await listen('127.0.0.1')
    preferredPort = server.port
  }
  const [one, other] = await Promise.all([holdPort(preferredPort), holdPort(preferredPort)])
  expect(one.port).not.toBe(other.port)
  expect([await portState(one.port), await portState(other.port)]).toEqual(['busy', 'busy'])
  await Promise.all([one.release(), other.release()])
  expect([await portState(one.port), await portState(other.port)]).toEqual(['free', 'free'])
})

test('a busy port is reported in one line that suggests another', async () => {
  await using server = await listen('127.0.0.1')
  vi.stubEnv('PORT', String(server.port))
  const failure = await requirePort(8788, 'npm start').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PlainFailure)
  expect(String(failure)).toContain(`Port ${server.port} is in use`)
  expect(String(failure)).toContain(`PORT=${server.port + 1} npm start`)
  expect(String(failure)).not.toContain('\n')
})

test.each(['abc', '0', '70000', '80.5', '-1'])('PORT=%s is refused', async (text) => {
  vi.stubEnv('PORT', text)
  await expect(requirePort(8788, 'npm start')).rejects.toThrow(`PORT is "${text}"`)
})
