export { groupFigureHandlers } from './handlers.ts';
export { listGroupEnterprises } from './members.ts';
