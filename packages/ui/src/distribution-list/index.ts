export { DistributionList, type DistributionListProps, type DistributionRow } from './distribution-list.tsx';
