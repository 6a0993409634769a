export { CheckList, type CheckItem, type CheckListProps, type CheckStatus } from './check-list.tsx';
