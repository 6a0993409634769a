export * from './copy-button.tsx';
