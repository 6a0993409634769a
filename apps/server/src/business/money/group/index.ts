/** Whose figures the data role of a group may see, and the figures. */
export { groupFigureHandlers } from './handlers.ts';
export { listGroupEnterprises } from './members.ts';
