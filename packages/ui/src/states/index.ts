export * from './empty-state.tsx';
export * from './error-state.tsx';
export * from './forbidden-state.tsx';
