import { seedServices } from '#content/seed/services.ts'
import type { Db } from '#server/db/open.ts'
import { services } from '#server/db/schema/content.ts'

export async function addServices(db: Db) {
  await db
    .insert(services)
    .values(
      seedServices.map((service, index) => ({
        ...service,
        features: [...service.features],
        sortOrder: index + 1,
        status: 'published' as const,
        updatedAt: new Date(),
      })),
    )
    .onConflictDoNothing()
}
