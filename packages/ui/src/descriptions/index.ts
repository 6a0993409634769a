export { Descriptions, type DescriptionItem, type DescriptionsProps } from './descriptions.tsx';
export { KeyValueRow, type KeyValueRowProps } from './key-value-row.tsx';
