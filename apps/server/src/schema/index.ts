export * from './platform.ts';
export * from './business.ts';
export * from './document.ts';
export * from './registration.ts';
export * from './operations.ts';
export * from './sign-on.ts';
export * from './pledge.ts';
