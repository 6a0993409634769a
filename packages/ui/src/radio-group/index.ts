export * from './radio-group.tsx';
export * from './segmented-control.tsx';
