export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './breadcrumbs.tsx';
export { PageHeader, type PageHeaderProps } from './page-header.tsx';
export { Page, type PageProps } from './page.tsx';
