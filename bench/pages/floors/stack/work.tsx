import { List } from './list.tsx';

/** The workbench of the stack's floor. */
export const Work = () => <List file="work.json" title="workbench" />;
