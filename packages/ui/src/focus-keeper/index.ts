export * from './focus-keeper.tsx';
