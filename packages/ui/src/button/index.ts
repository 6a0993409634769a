export * from './button.tsx';
export * from './network-button.tsx';
