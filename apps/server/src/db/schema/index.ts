export * from './platform.ts';
export * from './business.ts';
