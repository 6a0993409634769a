export { Queue, type QueueItem, type QueueProps } from './queue.tsx';
