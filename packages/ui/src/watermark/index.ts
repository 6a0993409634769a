export * from './watermark.tsx';
