import type { Thing, WithContext } from 'schema-dts'

export type JsonLd = WithContext<Thing>
