export { Queue, type QueueGroup, type QueueItem, type QueueProps } from './queue.tsx';
