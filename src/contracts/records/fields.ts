import * as z from 'zod/mini'

/**
 * One field of a record.
 * @property stored reads what the database has, without the rules of new entries: a record from before a rule stays
 * readable
 * @property entered checks and cleans what somebody enters
 * @property default for a record that does not name the field, also one from before the field existed
 */
export interface RecordField {
  stored: z.ZodMiniType
  entered: z.ZodMiniType
  default?: unknown
}

type Fields = Readonly<Record<string, RecordField>>

type WithDefault<Field extends RecordField, Schema extends z.ZodMiniType> = Field extends { default: unknown }
  ? z.ZodMiniDefault<Schema>
  : Schema

type StoredShape<Table extends Fields> = {
  [Name in keyof Table]: WithDefault<Table[Name], Table[Name]['stored']>
}
type EnteredShape<Table extends Fields> = {
  [Name in keyof Table]: WithDefault<Table[Name], Table[Name]['entered']>
}
type PatchShape<Table extends Fields> = { [Name in keyof Table]: Table[Name]['entered'] }
type Defaults<Table extends Fields> = {
  [Name in keyof Table as Table[Name] extends { default: unknown } ? Name : never]: z.infer<
    Table[Name]['stored']
  >
}

const mapFields = (fields: Fields, map: (field: RecordField) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]))

const withDefault = (field: RecordField, schema: z.ZodMiniType) =>
  'default' in field ? z._default(schema, field.default) : schema

/** The casts of this file hold because each function makes one property for each field. */
export const storedShape = <Table extends Fields>(fields: Table) =>
  mapFields(fields, (field) => withDefault(field, field.stored)) as StoredShape<Table>

export const enteredShape = <Table extends Fields>(fields: Table) =>
  mapFields(fields, (field) => withDefault(field, field.entered)) as EnteredShape<Table>

/** Has no defaults: a field that a patch does not name stays as it is. */
export const patchShape = <Table extends Fields>(fields: Table) =>
  mapFields(fields, ({ entered }) => entered) as PatchShape<Table>

export const defaultsOf = <Table extends Fields>(fields: Table) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => ('default' in field ? [[name, field.default]] : [])),
  ) as Defaults<Table>

export const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[]

export const pick = <Source, Name extends keyof Source>(source: Source, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>

/** Returns the schema of a value that is there: without `optional` and `nullable`. */
export function presentSchema(schema: z.ZodMiniType): z.ZodMiniType {
  const isWrapped = schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable
  return isWrapped ? presentSchema(schema.def.innerType as z.ZodMiniType) : schema
}

/** Returns the limits of what is entered, as attributes of its input. */
export function inputLimits({ entered }: RecordField): { maxLength?: number; min?: number; max?: number } {
  const schema = presentSchema(entered)
  const checks = schema.def.checks ?? []
  const limits = checks.map(({ _zod: { def } }) => {
    if (schema.def.type === 'string' && def.check === 'max_length')
      return { maxLength: (def as z.core.$ZodCheckMaxLengthDef).maximum }
    if (def.check === 'greater_than') return { min: Number((def as z.core.$ZodCheckGreaterThanDef).value) }
    return def.check === 'less_than' ? { max: Number((def as z.core.$ZodCheckLessThanDef).value) } : {}
  })
  return Object.assign({}, ...limits)
}

/** Returns the schema with the same types and none of its checks: a stored value from before a rule stays readable. */
export function withoutRules<Schema extends z.ZodMiniType>(schema: Schema) {
  return typesOf(schema) as z.ZodMiniType<z.output<Schema>>
}

function typesOf(schema: z.core.$ZodType): z.ZodMiniType {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  switch (def.type) {
    case 'string':
      return z.string()
    case 'number':
      return z.number()
    case 'array':
      return z.array(typesOf(def.element))
    case 'optional':
      return z.optional(typesOf(def.innerType))
    case 'object':
      return z.object(
        Object.fromEntries(Object.entries(def.shape).map(([name, inner]) => [name, typesOf(inner)])),
      )
    default:
      return schema as z.ZodMiniType
  }
}
