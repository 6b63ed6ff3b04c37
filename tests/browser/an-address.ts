import { randomInt } from 'node:crypto'

/** The header of a client address of its own, for which the site's limits count alone. */
export const anAddress = () => ({ 'cf-connecting-ip': `198.51.${randomInt(256)}.${randomInt(256)}` })
