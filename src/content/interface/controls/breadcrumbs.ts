export const breadcrumbsLabel = 'Breadcrumb'
