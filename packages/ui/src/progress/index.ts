export * from './progress.tsx';
