import { List } from './list.tsx';

/** The workbench of the floor *stack*. */
export const Work = () => <List file="work.json" title="workbench" />;
