export { BatchBar, type BatchBarProps } from './batch-bar.tsx';
