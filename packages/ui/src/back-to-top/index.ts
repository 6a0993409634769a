export * from './back-to-top.tsx';
