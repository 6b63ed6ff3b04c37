export const schemaFolder = 'docs/schema'

export const schemaFile = (name: string): string =>
  `${schemaFolder}/${name.replace('*', 'entry')}.schema.json`
