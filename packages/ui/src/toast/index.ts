export * from './notice-area.tsx';
export * from './notice-list.tsx';
export { notify, type Notice } from './notice-store.ts';
export * from './notice-tone.ts';
export * from './toaster.tsx';
